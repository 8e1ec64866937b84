import { KIND_FIELDS, kindOf, SECTIONS, valueText } from '../../../domain';
import type { FieldName, KindField, Listing, Section, Size } from '../../../domain';

interface Fact {
  readonly name: FieldName;
  readonly label: string;
  /** A text, or an area, which the page can show in another unit. */
  readonly value: string | Size;
}

export interface FactGroup {
  readonly section: Section;
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Fields that appear elsewhere on the page, or that visitors do not see. */
const ELSEWHERE: ReadonlySet<FieldName> = new Set<FieldName>([
  ...(['description', 'amenities', 'videoPath', 'phoneOfContactPerson'] as const),
  ...(['possession', 'stage', 'propresiStatus', 'propcomStatus'] as const),
]);

function factValue(property: Listing, field: KindField<FieldName>): Fact['value'] | null {
  const value = property[field.name];
  if (field.type !== 'area') return valueText(property, field.name);
  const stored = KIND_FIELDS[kindOf(property)].find((one) => one.unitOf === field.name);
  const unit = stored && property[stored.name];
  return typeof value === 'number' && value > 0 && typeof unit === 'string'
    ? { area: value, unit }
    : null;
}

/** Returns the filled-in facts of a listing in the catalogue's groups, without empty groups. */
export function factGroups(property: Listing): readonly FactGroup[] {
  const fields = KIND_FIELDS[kindOf(property)].filter(
    ({ name, type }) => type !== 'unit' && !ELSEWHERE.has(name),
  );
  const facts = (section: Section): Fact[] =>
    fields
      .filter((field) => field.section === section)
      .flatMap((field) => {
        const value = factValue(property, field);
        return value === null ? [] : [{ name: field.name, label: field.label, value }];
      });
  return (Object.keys(SECTIONS) as Section[])
    .map((section) => ({ section, title: SECTIONS[section], facts: facts(section) }))
    .filter((group) => group.facts.length > 0);
}
