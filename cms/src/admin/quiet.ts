import type { StrapiApp } from '@strapi/strapi/admin';

interface Part {
  readonly type?: string;
}
type Change = (parts: readonly Part[]) => Part[];

interface ContentManager {
  readonly addDocumentAction: (change: Change) => void;
  readonly addEditViewSidePanel: (change: Change) => void;
}

/** Drafts, of which there are none, and counts over both regions and of Strapi's own things. */
const WIDGETS = ['last-published-entries', 'chart-entries', 'key-statistics'];

/** Takes off the home page what tells staff nothing. */
export function tidyHome(app: Pick<StrapiApp, 'widgets'>): void {
  app.widgets.register((widgets) => widgets.filter(({ id }) => !WIDGETS.includes(id)));
}

/** Takes off the forms what does nothing here: copies, which the server refuses (cms/src/panel/guard.ts), and previews. */
export function tidyForms(app: Pick<StrapiApp, 'getPlugin'>): void {
  const manager = app.getPlugin('content-manager').apis as unknown as ContentManager;
  manager.addDocumentAction((actions) => actions.filter(({ type }) => type !== 'clone'));
  manager.addEditViewSidePanel((panels) => panels.filter(({ type }) => type === 'actions'));
}

/** Strapi's advertisement of its own media library, as dismissed. */
export function dismissBanner(): void {
  localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');
}
