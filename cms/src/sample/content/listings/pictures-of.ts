import {
  PORTRAIT,
  drawBedroom,
  drawFloorPlan,
  drawGlassBlock,
  drawHouse,
  drawKitchen,
  drawLiving,
  drawOffice,
  drawPlot,
  drawShop,
  drawTower,
  drawWarehouse,
} from '../../pictures';
import type { Drawn } from '../drawn';
import type { Case } from './case';

/** The pictures of a listing, the cover first: two to four, none where the row says so. */
export function picturesOf(one: Case): readonly Drawn[] {
  if (one.row.hasNoPicture) return [];
  if (one.isLand) return land(one);
  return one.isHome ? home(one) : premises(one);
}

function home({ key, r, row, project, floors, purpose, standsAlone }: Case): Drawn[] {
  const isBare = row.furnished === 'Unfurnished';
  const isVilla = row.type === 'Villa' || (row.type === 'Duplex House' && project !== undefined);
  const size = r.chance(0.12) ? { size: PORTRAIT } : {};
  const front: Drawn = standsAlone
    ? {
        alternativeText: 'The house from the street',
        draw: () => drawHouse(key, { floors, isVilla }),
      }
    : {
        alternativeText: `The towers of ${row.at}`,
        draw: () => drawTower(key, { floors, ...size }),
      };
  const living: Drawn = {
    alternativeText: 'The living room',
    draw: () => drawLiving(key, { isBare }),
  };
  const bedroom: Drawn = { alternativeText: 'The bedroom', draw: () => drawBedroom(key) };
  const kitchen: Drawn = { alternativeText: 'The kitchen', draw: () => drawKitchen(key) };
  const plan: Drawn = {
    alternativeText: 'The floor plan',
    draw: () => drawFloorPlan(key, { bedrooms: row.bhk ?? 1, balconies: r.int(1, 3) }),
  };
  if (purpose === 'PG ACCOMMODATION') return [bedroom, front];
  if (isBare) return r.chance(0.5) ? [front, living, plan] : [front, living];
  const inside = r.some([living, bedroom, kitchen], r.int(1, 3));
  const coverFirst = r.chance(0.75) ? [front, ...inside] : [...inside, front];
  return coverFirst.length < 3 && r.chance(0.6) ? [...coverFirst, plan] : coverFirst;
}

const land = ({ key, kind }: Case): Drawn[] => [
  { alternativeText: 'Plan of the plot and its neighbours', draw: () => drawPlot(key) },
  kind === 'propcom'
    ? { alternativeText: 'A building on the same road', draw: () => drawGlassBlock(key) }
    : { alternativeText: 'A house on the same road', draw: () => drawHouse(key, { floors: 3 }) },
];

function premises({ key, row }: Case): Drawn[] {
  const isBare = row.furnished === 'Unfurnished';
  const block: Drawn = {
    alternativeText: `The building ${row.at}`,
    draw: () => drawGlassBlock(key),
  };
  const inside: Drawn = {
    alternativeText: 'The rooms inside',
    draw: () => drawOffice(key, { isBare }),
  };
  const shop: Drawn = { alternativeText: 'The shop front', draw: () => drawShop(key, {}) };
  switch (row.type) {
    case 'Showroom':
      return [
        {
          alternativeText: 'The showroom from the street',
          draw: () => drawShop(key, { isWide: true }),
        },
        inside,
      ];
    case 'Shop':
      return [shop, inside];
    case 'Warehouse':
      return [
        { alternativeText: 'The warehouse with its dock doors', draw: () => drawWarehouse(key) },
        { alternativeText: 'Plan of the site', draw: () => drawPlot(key) },
      ];
    case 'Space in Shopping Mall':
      return [block, shop];
    case 'FLAT-DDA':
      return [{ alternativeText: 'The DDA building', draw: () => drawShop(key, {}) }, inside];
    case 'Builder Floor':
      return [
        {
          alternativeText: 'The building from the street',
          draw: () => drawHouse(key, { floors: 4 }),
        },
        inside,
      ];
    case 'Office Space':
      return [inside, block];
    default:
      return [shop, block];
  }
}
