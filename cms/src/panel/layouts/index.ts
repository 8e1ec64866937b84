import type { Core } from '@strapi/strapi';
import { PARAMETER_PARTS } from '../../domain';
import { ACCOUNT_LAYOUT } from './accounts';
import { EDITORIAL_LAYOUTS } from './editorial';
import { LISTING_LAYOUTS } from './listings';
import { RECORD_LAYOUTS } from './records';
import { wordingOf } from './layout';
import type { TypeLayout } from './layout';

/** The layout of each content type in the panel. */
export const LAYOUTS: readonly TypeLayout[] = [
  ...LISTING_LAYOUTS,
  ...RECORD_LAYOUTS,
  ...EDITORIAL_LAYOUTS,
  ACCOUNT_LAYOUT,
];

/** Labels and hints of components' fields, by component uid. */
export const PART_WORDINGS: Readonly<Record<string, TypeLayout['wording']>> = {
  ...Object.fromEntries(
    Object.entries(PARAMETER_PARTS).map(([part, fields]) => [
      `parameter.${part}`,
      wordingOf({ fields }),
    ]),
  ),
  'landing.why-card': {
    heading: { label: 'Heading' },
    text: { label: 'Text' },
    icon: { label: 'Icon', hint: 'Its name among lucide.dev/icons, as shield-check' },
  },
};

/** Sent to the panel with the content type; src/admin/forms reads it. */
interface Form {
  readonly sections: readonly { readonly heading: string; readonly names: readonly string[] }[];
  readonly required: readonly string[];
}

const formOf = ({ sections, required = [] }: TypeLayout): Form => ({
  sections: sections.map(({ heading, rows }) => ({
    heading,
    names: rows.flat().map(({ name }) => name),
  })),
  required,
});

interface Described {
  pluginOptions?: object;
  readonly info: { displayName: string };
}

/** Adds the sections of each form to its content type: Strapi's own layout has rows, but no headings. */
export function describeForms(strapi: Core.Strapi): void {
  for (const layout of LAYOUTS) {
    const type = strapi.contentType(layout.uid as never) as unknown as Described;
    type.pluginOptions = { ...type.pluginOptions, form: formOf(layout) };
    if (layout.displayName !== undefined) type.info.displayName = layout.displayName;
  }
}
