import type { Case, Part } from './case';
import { describeHome } from './describe-home';
import { floorWords, mainSize, nearby, where } from './place-words';

function land(one: Case, { facing }: Part): string[] {
  const { r, row, isRent } = one;
  const use = row.type.startsWith('Residential') ? 'Residential' : 'Commercial';
  const state = r.pick([
    'Level, fenced on three sides, and demarcated by the authority.',
    'Boundary wall and gate are there, electricity is at the plot.',
  ]);
  return [
    `${use} plot of ${mainSize(one)} in ${one.locality}, facing ${String(facing).toLowerCase()}. ${state}`,
    nearby(one),
    isRent
      ? 'Given on lease from three years; open storage, a nursery or a vehicle yard is possible.'
      : r.pick([
          'Title is clear with a chain of papers; plans can be sanctioned at once.',
          'Mutation is done and dues are paid up to date.',
        ]),
  ];
}

const USES: Readonly<Record<string, string>> = {
  'FLAT-DDA': 'DDA commercial flat',
  'Space in Shopping Mall': 'Mall space',
  'Office Space': 'Office',
  Other: 'Food counter and kitchen',
};

const FITTED: Readonly<Record<string, readonly string[]>> = {
  Furnished: [
    'Workstations, air conditioners and cabling stay.',
    'Ready to work in, with all furniture.',
  ],
  'Semi-Furnished': [
    'False ceiling, lights and partitions are done.',
    'Flooring, ceiling and one cabin are in place.',
  ],
  Unfurnished: [
    'Bare shell, to be fitted out as you like.',
    'Handed over empty, with a fresh coat of paint.',
  ],
};

function premises(one: Case): string[] {
  const { r, row, isRent } = one;
  const trade = r.pick([
    'Footfall is good from noon until late evening.',
    'The frontage is seen from the main road.',
    'Neighbours are a bank, a clinic and two known brands.',
    'Suits a clinic, a coaching centre or a small company.',
  ]);
  const terms = isRent
    ? [
        'Three months of deposit, lock-in of one year, growth of five per cent a year.',
        'Lease of three to nine years, fit-out time of one month free of rent.',
      ]
    : [
        'Dues are paid up to date; vacant possession on registry.',
        'Good for own use, and just as easily let.',
      ];
  const first = `${USES[row.type] ?? row.type} of ${mainSize(one)} ${floorWords(row.floor)}, ${where(one)}.`;
  return [`${first} ${trade} ${r.pick(FITTED[row.furnished] ?? [''])}`, nearby(one), r.pick(terms)];
}

/** A few plain sentences from the facts, for a row that has none of its own. */
export function describe(one: Case, values: Part): string {
  const say = one.isLand ? land : one.isHome ? describeHome : premises;
  return say(one, values).join('\n\n');
}
