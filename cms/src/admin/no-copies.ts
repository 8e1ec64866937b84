import type { StrapiApp } from '@strapi/strapi/admin';

interface Action {
  readonly type?: string;
}

interface ContentManager {
  readonly addDocumentAction: (change: (actions: readonly Action[]) => Action[]) => void;
}

/** The server refuses copies (cms/src/panel/guard.ts): the panel does not offer them. */
export function withoutCopies(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addDocumentAction } = app.getPlugin('content-manager').apis as unknown as ContentManager;
  addDocumentAction((actions) => actions.filter(({ type }) => type !== 'clone'));
}
