import { AMENITIES, DIRECTIONS } from '../../../domain';
import { TOWN } from '../localities';
import type { Case, Part } from './case';
import { marksOf } from './marks';
import type { Size } from './row';

const SIZES = {
  plot: 'areaPlot',
  carpet: 'areaCarpet',
  super: 'areaSuper',
  builtUp: 'areaBuiltUp',
} as const;

/** Where it stands. */
export function place(one: Case): Part {
  const { r, area, kind, key, row, project, locality, isLand, standsAlone } = one;
  const hasTowers = kind === 'propresi' && !standsAlone && (project?.floors ?? 0) > 4;
  const tower = hasTowers ? `Tower ${r.pick(['A', 'B', 'C', 'D', 'E'])}, ` : '';
  const unit = isLand ? `Plot ${String(r.int(11, 480))}, ` : tower;
  const name = project ? `${project.name}, ` : '';
  const sector = name.includes(locality) ? '' : `${locality}, `;
  return {
    propertyType: row.type,
    projectType: project?.type ?? null,
    projectName: project?.name ?? null,
    locality,
    address: `${unit}${name}${sector}${TOWN[area]}`,
    landmarks: marksOf(one)?.join(', ') ?? null,
    reraNumber: project?.isRegistered ? `SAMPLE-RERA-${key.toUpperCase()}` : null,
  };
}

const amountOf = (size: Size): readonly [number, string] =>
  typeof size === 'number' ? [size, 'sq. ft.'] : size;

/** Each area that is said, with its unit. */
export function areas({ row }: Case): Part {
  const said: Record<string, string | number> = {};
  for (const [name, size] of Object.entries(row.size)) {
    const field = SIZES[name as keyof typeof SIZES];
    const [amount, unit] = amountOf(size);
    said[field] = amount;
    said[`${field}Unit`] = unit;
  }
  return said;
}

const floorCount = (floors: number): string => (floors > 15 ? '15+' : String(floors));

/** The house around it. */
export function building(one: Case): Part {
  const { r, row, floors, isLand } = one;
  const facing = r.pick(DIRECTIONS);
  return {
    facing,
    entry: isLand ? null : r.pick(DIRECTIONS),
    Overlooking: r.pick(['Park', 'Park', 'Road', 'Other Building']),
    floorNo: row.floor ?? null,
    totalFloors: isLand ? null : floorCount(floors),
    liftsInTheTower: lifts(one),
    amenities: amenities(one),
    ...parking(one),
  };
}

function lifts({ kind, floors, comfort, isLand, standsAlone }: Case): string | null {
  if (isLand || standsAlone) return null;
  if (kind === 'propcom') return floors > 2 ? 'Yes' : 'No';
  if (comfort === 1 && floors <= 4) return null;
  return String(Math.max(floors > 5 ? 2 : 1, Math.round(floors / 7)));
}

/** Amenities by what the project offers: the twenty of the catalogue, narrowed. */
function amenities(one: Case): string[] {
  const { r, kind, comfort, isLand } = one;
  if (isLand)
    return r.some(['Park', 'Water Storage', 'Security Personnel', 'Rain Water Harvesting'], 2);
  const plain = [
    'Park',
    'Water Storage',
    'Security Personnel',
    'Visitor Parking',
    'Waste Disposal',
  ];
  const society = [
    'Power Back Up',
    'Lift',
    'Reserved Parking',
    'Intercom Facility',
    'CCTV Surveillance',
    'Maintenance Staff',
    'Fire Safety',
    'Rain Water Harvesting',
    'Vaastu Compliant',
  ];
  const club = [
    'Swimming Pool',
    'Gymnasium',
    'Club House',
    'Kids Play Area',
    'Jogging Track',
    'Piped Gas',
  ];
  const hasLift = ![null, 'No'].includes(lifts(one));
  const shared = society.filter(
    (name) => (name !== 'Lift' || hasLift) && (name !== 'Vaastu Compliant' || kind === 'propresi'),
  );
  const chosen = [
    ...r.some(plain, 4),
    ...(comfort > 1 ? r.some(shared, 7) : r.some(shared, 2)),
    ...(comfort > 2 && kind === 'propresi' ? r.some(club, 5) : []),
  ];
  return AMENITIES.filter((name) => chosen.includes(name));
}

function parking({ r, kind, row, comfort, isLand }: Case): Part {
  if (isLand) return {};
  if (kind === 'propcom') {
    return {
      parking: r.chance(0.7) ? String(r.int(1, 4)) : null,
      reserveParking: r.pick(['Yes', 'No']),
      visitorParking: r.pick(['Yes', 'Yes', 'No']),
    };
  }
  const bhk = row.bhk ?? 1;
  return {
    carParkingCovered: comfort > 1 && bhk > 1 ? (bhk > 3 ? '2' : '1') : null,
    carParkingOpen: comfort === 1 || r.chance(0.3) ? '1' : null,
  };
}
