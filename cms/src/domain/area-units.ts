/** The number of square feet in one unit. */
export const AREA_UNITS = {
  'sq. ft.': 1,
  'sq. yards': 9,
  'sq. m.': 10.7639,
  acres: 43560,
  hectares: 107639,
  bigha: 10890,
  marla: 272.25,
  kanal: 5445,
} as const;
export type AreaUnit = keyof typeof AREA_UNITS;
export const AREA_UNIT_NAMES: readonly string[] = Object.keys(AREA_UNITS);
