import {
  AREA_UNITS,
  areaText,
  convertArea,
  KIND_FIELDS,
  kindOf,
  SECTIONS,
  valueText,
} from '../../../domain';
import type { AreaUnit, FieldName, KindField, Listing, Section } from '../../../domain';

export interface Fact {
  readonly name: FieldName;
  readonly label: string;
  readonly value: string;
}

export interface FactGroup {
  readonly section: Section;
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Said in places of their own on the page, or not for visitors. */
const ELSEWHERE: ReadonlySet<FieldName> = new Set<FieldName>([
  ...(['description', 'amenities', 'videoPath', 'phoneOfContactPerson'] as const),
  ...(['possession', 'reraNumber', 'propresiStatus', 'propcomStatus'] as const),
]);

/** An area in the unit that a reader has chosen; null, or a unit that cannot be converted, is as stored. */
export const areaIn = (area: number, stored: string, chosen: AreaUnit | null): string =>
  chosen !== null && stored in AREA_UNITS
    ? areaText(convertArea(area, stored, chosen), chosen)
    : areaText(area, stored);

function factValue(property: Listing, field: KindField, unit: AreaUnit | null): string | null {
  const value = property[field.name];
  if (field.type !== 'area') return valueText(property, field.name);
  const stored = KIND_FIELDS[kindOf(property)].find((one) => one.unitOf === field.name);
  const storedUnit = stored && property[stored.name];
  return typeof value === 'number' && value > 0 && typeof storedUnit === 'string'
    ? areaIn(value, storedUnit, unit)
    : null;
}

/** What is known of a property, in the catalogue's groups; a group of which nothing is known is not there. */
export function factGroups(property: Listing, unit: AreaUnit | null): readonly FactGroup[] {
  const fields = KIND_FIELDS[kindOf(property)].filter(
    ({ name, type }) => type !== 'unit' && !ELSEWHERE.has(name),
  );
  const facts = (section: Section): Fact[] =>
    fields
      .filter((field) => field.section === section)
      .flatMap((field) => {
        const value = factValue(property, field, unit);
        return value === null ? [] : [{ name: field.name, label: field.label, value }];
      });
  return (Object.keys(SECTIONS) as Section[])
    .map((section) => ({ section, title: SECTIONS[section], facts: facts(section) }))
    .filter((group) => group.facts.length > 0);
}
