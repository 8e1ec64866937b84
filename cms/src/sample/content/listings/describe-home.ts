import type { Case, Part } from './case';
import { floorWords, mainSize, nearby, where } from './place-words';

function nameOf({ row }: Case): string {
  if (row.type === 'Studio Apartment') return 'studio apartment';
  const type = row.type === 'Floor' ? 'builder floor' : row.type.toLowerCase();
  return `${String(row.bhk)} BHK ${type}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function opening(one: Case): string {
  const { r, row, standsAlone } = one;
  const isWhole = standsAlone && row.type !== 'Floor';
  const floor = isWhole ? '' : ` ${floorWords(row.floor)}`;
  return r.pick([
    `${capital(nameOf(one))}${floor} in ${where(one)}, ${mainSize(one)}.`,
    `A well kept ${nameOf(one)} of ${mainSize(one)}${floor}, in ${where(one)}.`,
    `In ${where(one)}: ${nameOf(one)}${floor} with ${mainSize(one)}.`,
  ]);
}

const VIEWS: Readonly<Record<string, string>> = {
  Park: 'a park',
  Road: 'the road',
  'Other Building': 'the inner court',
};

const light = ({ r }: Case, { facing, Overlooking }: Part): string =>
  r.pick([
    `It faces ${String(facing).toLowerCase()} and overlooks ${VIEWS[String(Overlooking)] ?? 'the trees'}.`,
    'Good light and air from two sides.',
    'All rooms have a window of their own, and cross ventilation is good.',
    `The living room faces ${String(facing).toLowerCase()}, with ${VIEWS[String(Overlooking)] ?? 'trees'} below.`,
    'The bedrooms are on the quiet side.',
  ]);

const FURNISHED: Readonly<Record<string, readonly string[]>> = {
  Furnished: [
    'It comes with all furniture and appliances in working order.',
    'Furniture, air conditioners and kitchen appliances stay.',
  ],
  'Newly Furnished': [
    'Furniture and fittings are new and unused.',
    'Everything inside was fitted only this year.',
  ],
  'Semi-Furnished': [
    'Wardrobes, modular kitchen, fans and geysers are fitted.',
    'Kitchen with chimney, wardrobes in each bedroom, lights and fans are there.',
  ],
  Unfurnished: [
    'It is handed over freshly painted, without furniture.',
    'Unfurnished, so that you can do it to your own taste.',
  ],
};

const COMFORTS: Readonly<Record<Case['comfort'], readonly string[]>> = {
  1: [
    'The lane is quiet, with a guard at night.',
    'Water supply is regular and there is a tank of its own.',
  ],
  2: [
    'The society is gated, with lifts, power back up and a park for children.',
    'Lifts, intercom and covered parking are well maintained by the society.',
  ],
  3: [
    'Club house, pool, gymnasium and a walking track are inside the gate.',
    'A modern complex with club, pool and three-tier security.',
  ],
};

const RENT = [
  'Rent grows by ten per cent after eleven months. Police verification is done by us.',
  'A long stay is welcome; the rent is a little negotiable for the right tenant.',
  'Agreement for eleven months, visits on all days with a call before.',
];
const SALE = [
  'Papers are clear and in one name; registry within a month.',
  'Bank loan is possible, the present owner has repaid his.',
  'Keys are with us, visits also on Sunday. Price is a little negotiable.',
];
const BOOKING = [
  'Payment plan and RERA papers are shown at the office.',
  'Transfer at the office of the developer; the plan of payments is explained on the visit.',
];

function pg(one: Case): string[] {
  const { r, row, locality } = one;
  const meals = r.pick(['Two meals and tea', 'Breakfast and dinner']);
  return [
    `${row.furnished} PG room in a ${row.type.toLowerCase()} in ${locality}: bed, cupboard with lock, study table and attached bathroom. ${meals}, Wi-Fi, cleaning and drinking water are included.`,
    `${nearby(one)} ${r.pick(['One month of rent is the deposit, given back on leaving with a month of notice.', 'No brokerage for stays above six months.'])}`,
  ];
}

/** The sentences on a home or a PG room. */
export function describeHome(one: Case, values: Part): string[] {
  const { r, row, purpose, isRent, comfort } = one;
  if (purpose === 'PG ACCOMMODATION') return pg(one);
  const sale = values.status === 'Ready To Move' ? SALE : BOOKING;
  return [
    `${opening(one)} ${light(one, values)} ${r.pick(FURNISHED[row.furnished] ?? [''])}`,
    `${r.pick(COMFORTS[comfort])} ${nearby(one)}`,
    r.pick(isRent ? RENT : sale),
  ];
}
