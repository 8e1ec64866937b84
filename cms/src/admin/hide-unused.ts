import type { StrapiApp } from '@strapi/strapi/admin';

interface Part {
  readonly type?: string;
}
type Change = (parts: readonly Part[]) => Part[];

interface ContentManager {
  readonly addDocumentAction: (change: Change) => void;
  readonly addEditViewSidePanel: (change: Change) => void;
}

/** Widgets for drafts, which do not exist here, and widgets that count records of all regions and internal types. */
const WIDGETS = ['last-published-entries', 'chart-entries', 'key-statistics'];

/** Removes widgets that staff do not need from the home page. */
export function hideHomeWidgets(app: Pick<StrapiApp, 'widgets'>): void {
  app.widgets.register((widgets) => widgets.filter(({ id }) => !WIDGETS.includes(id)));
}

/** Removes clone, which the server rejects (src/panel/enforce-permissions.ts), and preview from the forms. */
export function hideFormActions(app: Pick<StrapiApp, 'getPlugin'>): void {
  const manager = app.getPlugin('content-manager').apis as unknown as ContentManager;
  manager.addDocumentAction((actions) => actions.filter(({ type }) => type !== 'clone'));
  manager.addEditViewSidePanel((panels) => panels.filter(({ type }) => type === 'actions'));
}

/** Dismisses Strapi's advertisement for its media library. */
export function dismissBanner(): void {
  localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');
}
