import type { StrapiApp } from '@strapi/strapi/admin';
import { brandTranslations } from './brand-translations';
import { NOT_ALLOWED } from './forms/not-allowed';
import { withCells } from './forms/table-cells';
import { inSections } from './forms/sections';
import { sendLoaded } from './forms/send-loaded';
import { inputs } from './inputs';
import { askForCode } from './second-factor/ask-for-code';
import { showCodeDialog } from './second-factor/show-code-dialog';
import { dismissBanner, hideFormActions, hideHomeWidgets } from './hide-unused';

export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    translations: { en: { 'components.NotAllowedInput.text': NOT_ALLOWED } },
  },

  register(app: StrapiApp): void {
    app.customFields.register(inputs);
    app.appPlugins['brand-words'] = brandTranslations;
    hideHomeWidgets(app);
    sendLoaded(globalThis);
    askForCode(globalThis, showCodeDialog);
    app.addSettingsLink('global', {
      id: 'second-factor',
      to: 'second-factor',
      intlLabel: { id: 'second-factor', defaultMessage: 'Second factor' },
      permissions: [],
      Component: () => import('./second-factor/page'),
    });
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>): void {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', inSections);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withCells);
    hideFormActions(app);
    dismissBanner();
  },
};
