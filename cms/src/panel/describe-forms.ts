import type { Core } from '@strapi/strapi';
import type { Resource } from '../documents/resource';
import type { ResourcePanel } from './layout';

/** The form's data for the panel. It is sent with the content type; src/admin/forms reads it. */
interface Form {
  readonly sections: readonly { readonly heading: string; readonly names: readonly string[] }[];
  readonly required: readonly string[];
}

const formOf = ({ sections, required = [] }: ResourcePanel): Form => ({
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
export function describeForms(strapi: Core.Strapi, resources: readonly Resource[]): void {
  for (const { uid, panel } of resources) {
    if (!panel) continue;
    const type = strapi.contentType(uid as never) as unknown as Described;
    type.pluginOptions = { ...type.pluginOptions, form: formOf(panel) };
    if (panel.displayName !== undefined) type.info.displayName = panel.displayName;
  }
}
