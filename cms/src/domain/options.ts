import { perArea, REGIONS } from './regions';

/** The options of the fields. Source: docs/contract.md, "Options and units". */
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const ordinal = (n: number): string => `${String(n)}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;

export const YES_NO = ['Yes', 'No'] as const;
export const YES_NO_ANY = ['Yes', 'No', "Doesn't Matter"] as const;
export const COUNTS: readonly string[] = [...numbers(1, 10), '10+'];
export const PARKING_COUNTS: readonly string[] = [...numbers(1, 6), '6+'];
export const TOTAL_FLOORS: readonly string[] = [...numbers(1, 15), '15+'];
export const FLOORS: readonly string[] = [
  ...['Lower', 'Middle', 'Upper', 'Basement', 'Ground'],
  ...numbers(1, 15).map((n) => ordinal(Number(n))),
  ...['15+', 'Top'],
];

/** The options of each kind in each region. */
export const PROPERTY_TYPES = {
  propresi: perArea((area) => REGIONS[area].propertyTypes.propresi),
  propcom: perArea((area) => REGIONS[area].propertyTypes.propcom),
};
export const PROJECT_TYPES = {
  propresi: perArea((area) => REGIONS[area].projectTypes.propresi),
  propcom: perArea((area) => REGIONS[area].projectTypes.propcom),
};

export const CHARGE_FREQUENCIES = [
  ...['One-Time', 'Monthly', 'Quarterly', 'Half-Yearly', 'Yearly', 'Other'],
] as const;
export const ADDITIONAL_ROOMS = ['Servant Room', 'Study Room', 'Store', 'Pooja Room'] as const;
export const FURNISHED_STATUSES = [
  ...['Newly Furnished', 'Furnished', 'Semi-Furnished', 'Unfurnished'],
] as const;
export const INTERIORS = ['New', 'Old'] as const;
export const TENANTS = [
  ...['Family', 'Single Women Only', 'Single Men Only', "Doesn't Matter"],
] as const;
export const AGREEMENTS = ['Registrar', 'Notary', "Doesn't Matter"] as const;
export const LOANS = ['All The Leading Banks'] as const;
export const OWNERSHIPS = ['Freehold', 'Leasehold', 'Power of Attorney'] as const;
export const DIRECTIONS = [
  ...['North', 'South', 'East', 'West', 'North-East', 'North-West', 'South-East', 'South-West'],
] as const;
export const OVERLOOKINGS = ['Park', 'Road', 'Other Building'] as const;
export const TRANSACTION_TYPES = ['Resale', 'New Property', 'New Booking'] as const;
export const CONSTRUCTION_STATUSES = [
  ...['New launch', 'Under Construction', 'Ready To Move', 'Upcoming'],
] as const;

export const AMENITIES = [
  ...['Power Back Up', 'Lift', 'Reserved Parking', 'Visitor Parking', 'Park', 'Swimming Pool'],
  ...['Gymnasium', 'Club House', 'Kids Play Area', 'Jogging Track', 'Rain Water Harvesting'],
  ...['Water Storage', 'Piped Gas', 'Intercom Facility', 'Fire Safety', 'Waste Disposal'],
  ...['Vaastu Compliant', 'Maintenance Staff', 'CCTV Surveillance', 'Security Personnel'],
] as const;
