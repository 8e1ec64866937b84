import { ADDITIONAL_ROOMS } from '../../../domain';
import type { Case, Part } from './case';

/** Rooms and what stands in them. */
export function rooms(one: Case): Part {
  if (one.isLand) return { furnishedStatus: one.row.furnished };
  return {
    furnishedStatus: one.row.furnished,
    ...(one.isHome ? home(one) : premises(one)),
    ...furniture(one),
  };
}

function home({ r, row, purpose }: Case): Part {
  const bhk = row.bhk ?? 1;
  const isPg = purpose === 'PG ACCOMMODATION';
  return {
    bedroom: String(bhk),
    bathroom: String(bhk > 2 && r.chance(0.4) ? bhk - 1 : bhk),
    balcony: isPg ? null : String(Math.min(4, Math.max(1, bhk - r.int(0, 1)))),
    additionalRooms: bhk > 2 ? r.some(ADDITIONAL_ROOMS, r.int(0, bhk - 2)) : [],
    modularKitchen: isPg ? null : row.furnished === 'Unfurnished' ? r.pick(['Yes', 'No']) : 'Yes',
    iglGasConnection: isPg ? null : r.pick(['Yes', 'Yes', 'No']),
  };
}

function premises({ r, row, floors }: Case): Part {
  const isOffice = row.type === 'Office Space' || row.type === 'Builder Floor';
  return {
    store: r.pick(['Yes', 'No']),
    washroomCommon: isOffice ? r.pick(['Yes', 'No']) : 'Yes',
    washroomPersonal: isOffice ? 'Yes' : r.pick(['Yes', 'No']),
    pantryPersonal: isOffice ? r.pick(['Yes', 'No']) : 'No',
    others:
      floors > 8 && r.chance(0.6)
        ? 'High-speed lifts, fire alarm and sprinklers, DG back up on all load'
        : null,
  };
}

/** How much furniture comes with it, by its status. */
function furniture(one: Case): Part {
  const { r, kind, row, purpose } = one;
  const bhk = row.bhk ?? 2;
  if (row.furnished === 'Unfurnished') {
    return kind === 'propresi' && r.chance(0.4) ? { fan: String(bhk + 1), interior: 'Old' } : {};
  }
  const isFull = row.furnished !== 'Semi-Furnished';
  const base = {
    ac: isFull ? `${String(bhk + 1)} split` : r.chance(0.5) ? String(bhk - 1 || 1) : null,
    fan: String(bhk + 2),
    interior: row.furnished === 'Newly Furnished' ? 'New' : r.pick(['New', 'Old']),
    aproxValueOfWork: isFull && r.chance(0.4) ? r.int(3, 14) * 1e5 : null,
  };
  if (kind === 'propcom') return base;
  if (purpose === 'PG ACCOMMODATION')
    return {
      ...base,
      ac: '1',
      fan: '1',
      bed: '2 single',
      wardrobes: '2',
      geyser: '1',
      ro: 'Common',
      refrigerator: 'Common',
      washingMachine: 'Common',
    };
  return { ...base, ...kept(one, bhk), ...(isFull && comfortable(one, bhk)) };
}

/** What stays in a semi-furnished home. */
const kept = ({ r }: Case, bhk: number): Part => ({
  wardrobes: String(bhk),
  geyser: String(Math.max(1, bhk - 1)),
  chimney: '1',
  hob: r.chance(0.6) ? '4 burners' : null,
  curtains: r.chance(0.4) ? 'All rooms' : null,
});

const comfortable = ({ r }: Case, bhk: number): Part => ({
  bed: bhk > 2 ? `${String(bhk - 1)} double, 1 single` : `${String(bhk)} double`,
  sofa: r.pick(['5 seater', '6 seater', 'L-shaped']),
  diningTable: bhk > 2 ? '6 seater' : '4 seater',
  tv: r.pick(['43 inch', '50 inch', '55 inch']),
  curtains: 'All rooms',
  refrigerator: r.pick(['Double door', 'Single door']),
  microwave: '1',
  ro: '1',
  washingMachine: r.pick(['Front load', 'Top load']),
  bathtub: bhk > 3 && r.chance(0.5) ? '1' : null,
  others: r.chance(0.5) ? 'Inverter with batteries, study table, shoe rack' : null,
});
