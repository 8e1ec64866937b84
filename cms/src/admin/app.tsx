import type { StrapiApp } from '@strapi/strapi/admin';
import { brandWords } from './brand/brand-words';
import { withRegions } from './forms/region-cell';
import { inSections } from './forms/sections';
import { inputs } from './inputs';
import { withoutCopies } from './no-copies';

export default {
  config: { tutorials: false, notifications: { releases: false } },

  register(app: StrapiApp): void {
    app.customFields.register(inputs);
    app.appPlugins['brand-words'] = brandWords;
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>): void {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', inSections);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withRegions);
    withoutCopies(app);
    // Strapi's advertisement of its own media library, as dismissed.
    localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');
  },
};
