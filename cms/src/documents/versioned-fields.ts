import type { RecordRule } from '../domain';
import type { ResourcePanel } from '../panel/layout';
import type { VersionedField } from './resource';

type Fields = Readonly<Record<string, VersionedField>>;

/** The versioned fields of a record whose fields have rules. @param pictures the media attribute, if it has one */
export const fieldsOfRule = ({ fields }: RecordRule, pictures?: string): Fields => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, { label, type }]) => [name, { label, type }]),
  ),
  ...(pictures && { [pictures]: { label: 'Pictures' } }),
});

/** `whyChooseUs` as `Why choose us`. */
const spoken = (attribute: string): string =>
  attribute.charAt(0).toUpperCase() +
  attribute.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The versioned fields of texts that have a form in the panel alone: those of its form. */
export const fieldsOfForm = ({
  sections,
  wording,
}: Pick<ResourcePanel, 'sections' | 'wording'>): Fields =>
  Object.fromEntries(
    sections
      .flatMap(({ rows }) => rows.flat())
      .map(({ name }) => [name, { label: wording[name]?.label ?? spoken(name) }]),
  );
