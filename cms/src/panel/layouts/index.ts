import type { Core } from '@strapi/strapi';
import { PARAMETER_PARTS } from '../../domain';
import { ACCOUNT_LAYOUT } from './accounts';
import { EDITORIAL_LAYOUTS } from './editorial';
import { LISTING_LAYOUTS } from './listings';
import { RECORD_LAYOUTS } from './records';
import { wordingOf } from './layout';
import type { TypeLayout } from './layout';

/** How each content type looks in the panel. */
export const LAYOUTS: readonly TypeLayout[] = [
  ...LISTING_LAYOUTS,
  ...RECORD_LAYOUTS,
  ...EDITORIAL_LAYOUTS,
  ACCOUNT_LAYOUT,
];

/** What the panel calls the fields of a record's parts, by Strapi's names of them. */
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

/** What the panel's own code is told of a form, with the content type: src/admin/forms reads it. */
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

/** Hands the forms' sections on with the content types: Strapi's own layout knows rows, not headings. */
export function describeForms(strapi: Core.Strapi): void {
  for (const layout of LAYOUTS) {
    const type = strapi.contentType(layout.uid as never) as unknown as Described;
    type.pluginOptions = { ...type.pluginOptions, form: formOf(layout) };
    if (layout.displayName !== undefined) type.info.displayName = layout.displayName;
  }
}
