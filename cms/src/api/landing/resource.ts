import { defineResource } from '../../documents/resource';
import { fieldsOfForm } from '../../documents/versioned-fields';
import { section } from '../../panel/layout';
import type { ResourcePanel } from '../../panel/layout';

const PANEL: ResourcePanel = {
  admin: [{ actions: ['read', 'create', 'update'] }],
  wording: { logo: { label: 'Logo', hint: 'On the site, and on this panel' } },
  parts: {
    'landing.why-card': {
      heading: { label: 'Heading' },
      text: { label: 'Text' },
      icon: { label: 'Icon', hint: 'Its name among lucide.dev/icons, as shield-check' },
    },
  },
  sections: [
    section('Head', ['logo', 'slides', 'welcome', 'claims'], 12),
    section('About us', ['about', 'whyChooseUs', 'whyCards'], 12),
    section('Services', ['services', 'serviceCards'], 12),
    section('Where and what', ['whereWeDeal', 'localities', 'whatWeDealIn'], 12),
    section('Reviews, awards, contact', ['clientReviews', 'awards', 'contactUs'], 12),
  ],
};

export const landing = defineResource({
  name: 'landing',
  uid: 'api::landing.landing',
  pages: 'build',
  versions: {
    fields: fieldsOfForm(PANEL),
    isDeep: true,
    key: [],
    seenBy: 'write texts',
  },
  panel: PANEL,
});
