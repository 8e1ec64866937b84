import { describe, it, expect } from '@jest/globals';
import { AREAS, fieldOf, isShownFor, KIND_FIELDS, KINDS, PURPOSES, ruleForAllAreas } from './index';
import type { FieldType, Kind, KindField } from './index';

const WEARABLES = [
  ...['wardrobes', 'bed', 'diningTable', 'sofa', 'curtains', 'tv', 'geyser', 'bathtub'],
  ...['refrigerator', 'microwave', 'ro', 'hob', 'chimney', 'washingMachine'],
];
const AREA_NAMES = ['areaPlot', 'areaCarpet', 'areaSuper', 'areaBuiltUp'];
const UNIT_NAMES = AREA_NAMES.map((name) => `${name}Unit`);

const BOTH = [
  ...['propertyFor', 'category', 'propertyType', 'projectType', 'projectName', 'locality'],
  ...['address', 'landmarks', 'expectedPrice', 'expectedRent', 'status'],
  ...['transactionType', 'loanOfferedBy', 'securityDeposit', 'maintenanceCharges'],
  ...['unitMaintenanceCharges', 'otherCharges', 'unitOtherCharges', 'companyLease', 'agreement'],
  ...[...AREA_NAMES, ...UNIT_NAMES, 'bedroom', 'bathroom', 'floorNo', 'totalFloors'],
  ...['facing', 'entry', 'Overlooking', 'liftsInTheTower', 'typeOfOwnership', 'possession'],
  ...['furnishedStatus', 'interior', 'aproxValueOfWork', 'ac', 'fan', 'others', 'amenities'],
  ...['description', 'phoneOfContactPerson', 'videoPath', 'stage'],
];
const RESIDENTIAL_ONLY = [
  ...['balcony', 'additionalRooms', 'willingToRentOutTo', 'notWillingToRentOutTo'],
  ...['tenantsWhoAreNonVegetarians', 'tenantsWithPets', 'modularKitchen', 'iglGasConnection'],
  ...['carParkingCovered', 'carParkingOpen', 'propresiStatus', ...WEARABLES],
];
const COMMERCIAL_ONLY = [
  ...['length', 'breadth', 'store', 'washroomCommon', 'washroomPersonal', 'pantryPersonal'],
  ...['parking', 'reserveParking', 'visitorParking', 'propcomStatus'],
];
const SALE_ONLY = ['expectedPrice', 'status', 'transactionType', 'loanOfferedBy'];
const RENT_ONLY = [
  ...['expectedRent', 'securityDeposit', 'maintenanceCharges', 'unitMaintenanceCharges'],
  ...['otherCharges', 'unitOtherCharges', 'companyLease', 'agreement'],
];
const TENANT = [
  ...['willingToRentOutTo', 'notWillingToRentOutTo'],
  ...['tenantsWhoAreNonVegetarians', 'tenantsWithPets'],
];
const REQUIRED = [
  ...['propertyFor', 'category', 'propertyType', 'furnishedStatus', 'projectType', 'locality'],
  ...['expectedPrice', 'status', 'expectedRent'],
];
/** The fields that a card shows, that its buttons need, or that a search compares. */
const CARD = [
  ...['propertyFor', 'category', 'propertyType', 'projectName', 'locality', 'expectedPrice'],
  ...['expectedRent', 'bedroom', 'bathroom', 'floorNo', 'furnishedStatus', 'entry'],
  ...[...AREA_NAMES, ...UNIT_NAMES, 'phoneOfContactPerson', 'videoPath', 'stage'],
];

const named = (kind: Kind, holds: (field: KindField) => boolean): string[] =>
  KIND_FIELDS[kind].filter(holds).map(({ name }) => name);

const sorted = (names: readonly string[]): string[] => [...names].sort();

describe.each([
  ['propresi', RESIDENTIAL_ONLY, TENANT, ['additionalRooms', 'balcony', 'propresiStatus']],
  ['propcom', COMMERCIAL_ONLY, [], ['washroomCommon', 'visitorParking', 'propcomStatus']],
] as const)('the catalogue of %s', (kind, own, tenant, ownCard) => {
  it('has exactly the fields of the specification', () => {
    expect(sorted(named(kind, () => true))).toEqual(sorted([...BOTH, ...own]));
  });

  it('requires exactly the starred fields, and the property status', () => {
    const status = `${kind}Status`;
    expect(sorted(named(kind, (field) => field.required === true))).toEqual(
      sorted([...REQUIRED, status]),
    );
  });

  it('shows what belongs to a sale or a rent for that alone', () => {
    const rents = [...RENT_ONLY, ...tenant];
    const hidden = { SALE: rents, RENT: SALE_ONLY, 'PG ACCOMMODATION': SALE_ONLY };
    for (const purpose of PURPOSES) {
      expect(sorted(named(kind, (field) => !isShownFor(field, purpose)))).toEqual(
        sorted(hidden[purpose]),
      );
    }
  });

  it('puts on cards what they show and what searches ask for', () => {
    const onCard = named(kind, (field) => field.onCard === true);
    expect(onCard).toEqual(expect.arrayContaining([...CARD, ...ownCard]));
    for (const one of ['description', 'address', 'amenities', 'landmarks', 'possession'])
      expect(onCard).not.toContain(one);
  });

  it('ties each area to its unit, under the labels of the decisions', () => {
    const units = KIND_FIELDS[kind].filter(({ type }) => type === 'unit');
    expect(units.map(({ label, unitOf }) => [label, unitOf])).toEqual([
      ['Plot Area Unit', 'areaPlot'],
      ['Carpet Area Unit', 'areaCarpet'],
      ['Super Area Unit', 'areaSuper'],
      ['BuiltUp Area Unit', 'areaBuiltUp'],
    ]);
  });

  it.each([
    ['propertyFor', 'Property For'],
    ['category', 'Category'],
    ['propertyType', 'Property Type'],
    ['furnishedStatus', 'Furnished Status'],
    ['projectType', 'Project Type'],
    ['locality', 'Locality'],
    ['expectedPrice', 'Demand'],
    ['expectedRent', 'Rent Demand'],
    ['status', 'Status'],
    ['transactionType', 'Transaction Type'],
    [`${kind}Status`, 'Property Status'],
  ])('%s is labelled %s', (name, label) => {
    expect(fieldOf(kind, name)?.label).toBe(label);
  });
});

describe('fields that the kinds have differently', () => {
  it.each([
    ['bedroom', 'Bedrooms', 'Rooms'],
    ['bathroom', 'Bathrooms', 'Washrooms'],
  ])('%s is labelled %s, commercially %s', (name, home, shop) => {
    expect(fieldOf('propresi', name)?.label).toBe(home);
    expect(fieldOf('propcom', name)?.label).toBe(shop);
  });

  it('lifts are free text in homes, a choice in commercial buildings', () => {
    expect(fieldOf('propresi', 'liftsInTheTower')?.type).toBe('text');
    expect(fieldOf('propcom', 'liftsInTheTower')?.type).toBe('choice');
  });

  it('no kind has the other’s, nor a name of no field', () => {
    for (const name of COMMERCIAL_ONLY) expect(fieldOf('propresi', name)).toBeUndefined();
    for (const name of RESIDENTIAL_ONLY) expect(fieldOf('propcom', name)).toBeUndefined();
    for (const name of ['_id', 'code', 'city', 'imagePaths', 'constructor', '__proto__'])
      expect(fieldOf('propresi', name)).toBeUndefined();
  });
});

describe('types of value', () => {
  const TYPES: readonly (readonly [FieldType, readonly string[]])[] = [
    [
      'money',
      [
        ...['expectedPrice', 'expectedRent', 'securityDeposit', 'maintenanceCharges'],
        ...['otherCharges', 'aproxValueOfWork'],
      ],
    ],
    ['area', AREA_NAMES],
    ['length', ['length', 'breadth']],
    ['choices', ['additionalRooms', 'amenities']],
    ['date', ['possession']],
    ['phone', ['phoneOfContactPerson']],
    ['link', ['videoPath']],
    ['master', ['locality', 'projectName']],
    [
      'count',
      [
        ...['bedroom', 'bathroom', 'balcony', 'totalFloors', 'parking'],
        ...['carParkingCovered', 'carParkingOpen'],
      ],
    ],
    ['longText', ['description', 'address', 'landmarks', 'others']],
  ];

  it.each(TYPES)('%s: %p', (type, names) => {
    const found = KINDS.flatMap((kind) => named(kind, (field) => field.type === type));
    expect(sorted([...new Set(found)])).toEqual(sorted(names));
  });

  it('each furnishing count is free text', () => {
    for (const name of [...WEARABLES, 'ac', 'fan'])
      expect(fieldOf('propresi', name)?.type).toBe('text');
  });
});

describe('storage', () => {
  it('knows the options of every area', () => {
    for (const kind of KINDS) {
      for (const field of KIND_FIELDS[kind]) {
        const { options } = ruleForAllAreas(field);
        expect(new Set(options).size).toBe(options.length);
        for (const area of AREAS)
          expect(options).toEqual(expect.arrayContaining([...field.optionsIn(area)]));
      }
    }
  });
});
