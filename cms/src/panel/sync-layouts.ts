import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Resource } from '../documents/resource';
import type { ResourcePanel, Wording } from './layout';

interface Metadata {
  readonly edit: Readonly<Record<string, unknown>>;
  readonly list: Readonly<Record<string, unknown>>;
}

/** A content type's layout in Strapi's store. */
interface Configuration {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly metadatas: Readonly<Record<string, Metadata>>;
  readonly layouts: Readonly<Record<string, unknown>>;
}

interface ConfigurationService {
  findConfiguration: (type: { readonly uid: string }) => Promise<Configuration>;
  updateConfiguration: (type: { readonly uid: string }, to: Configuration) => Promise<unknown>;
}

/** The label of an attribute without a label: `welcomePopup` becomes `Welcome popup`. */
function labelFromName(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function withWording(
  metadatas: Configuration['metadatas'],
  wording: Readonly<Record<string, Wording>>,
  readOnly: readonly string[],
): Configuration['metadatas'] {
  return Object.fromEntries(
    Object.entries(metadatas).map(([name, { edit, list }]) => {
      const { label, hint, mainField }: Wording = wording[name] ?? { label: labelFromName(name) };
      const inForm = {
        ...edit,
        ...{ label, description: hint ?? '', editable: !readOnly.includes(name) },
        ...(mainField === undefined ? {} : { mainField }),
      };
      // Strapi's own columns have no settings for the form.
      const isInForm = Object.keys(edit).length > 0;
      return [name, { edit: isInForm ? inForm : edit, list: { ...list, label } }];
    }),
  );
}

function configured(current: Configuration, layout: ResourcePanel): Configuration {
  const { wording, readOnly = [], sections, columns, mainField, sort } = layout;
  return {
    ...current,
    settings: {
      ...current.settings,
      ...(mainField === undefined ? {} : { mainField }),
      ...(sort === undefined ? {} : { defaultSortBy: sort.by, defaultSortOrder: sort.order }),
    },
    metadatas: withWording(current.metadatas, wording, readOnly),
    layouts: {
      ...current.layouts,
      edit: sections.flatMap(({ rows }) => rows),
      ...(columns === undefined ? {} : { list: columns }),
    },
  };
}

/** A component's main field is its first attribute if Strapi chooses none. */
function component(
  wording: Readonly<Record<string, Wording>>,
  current: Configuration,
): Configuration {
  const { settings, metadatas } = current;
  const [first] = Object.keys(metadatas).filter((name) => !['id', 'documentId'].includes(name));
  const isNameless = ['id', 'documentId'].includes(String(settings.mainField));
  return {
    ...current,
    settings: isNameless ? { ...settings, mainField: first } : settings,
    metadatas: withWording(metadatas, wording, []),
  };
}

async function syncConfiguration(
  service: ConfigurationService,
  uid: string,
  change: (current: Configuration) => Configuration,
): Promise<void> {
  const current = await service.findConfiguration({ uid });
  const wanted = change(current);
  if (!isDeepStrictEqual(current, wanted)) await service.updateConfiguration({ uid }, wanted);
}

/** Resets labels, hints, order and columns of content types and components to the code's. */
export async function syncLayouts(
  strapi: Core.Strapi,
  resources: readonly Resource[],
): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const types = manager.service('content-types') as unknown as ConfigurationService;
  const parts: Record<string, Readonly<Record<string, Wording>>> = {};
  for (const { uid, panel } of resources) {
    if (!panel) continue;
    Object.assign(parts, panel.parts);
    await syncConfiguration(types, uid, (current) => configured(current, panel));
  }
  const components = manager.service('components') as unknown as ConfigurationService;
  for (const uid of Object.keys(strapi.components)) {
    await syncConfiguration(components, uid, (current) => component(parts[uid] ?? {}, current));
  }
}
