import type { StrapiApp } from '@strapi/strapi/admin';
import { brandWords } from './brand/brand-words';
import { NOT_ALLOWED } from './forms/not-allowed';
import { withRegions } from './forms/region-cell';
import { inSections } from './forms/sections';
import { inputs } from './inputs';
import { dismissBanner, tidyForms, tidyHome } from './quiet';

export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    translations: { en: { 'components.NotAllowedInput.text': NOT_ALLOWED } },
  },

  register(app: StrapiApp): void {
    app.customFields.register(inputs);
    app.appPlugins['brand-words'] = brandWords;
    tidyHome(app);
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>): void {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', inSections);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withRegions);
    tidyForms(app);
    dismissBanner();
  },
};
