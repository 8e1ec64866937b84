import { defineResource } from '../../documents/resource';
import { fieldsOfForm } from '../../documents/versioned-fields';
import { EVERY_ACTION, section } from '../../panel/layout';
import type { ResourcePanel } from '../../panel/layout';

const PANEL: ResourcePanel = {
  admin: [{ actions: EVERY_ACTION }],
  wording: {
    key: { label: 'Page' },
    effectiveOn: {
      label: 'In force since',
      hint: 'For a notice about enquiries it is the version: change it with the text',
    },
    effectiveLabel: { label: 'Words before that date' },
    body: {
      label: 'Text',
      hint: '{brandName}, {email}, {phone} and {headOffice} are filled in from the parameters',
    },
  },
  sections: [
    section('Page', ['key', 'title', 'effectiveOn', 'effectiveLabel']),
    section('Text', ['body'], 12),
  ],
  columns: ['title', 'key', 'effectiveOn', 'updatedAt'],
  mainField: 'title',
  sort: { by: 'title', order: 'ASC' },
};

export const legalText = defineResource({
  name: 'legal-text',
  uid: 'api::legal-text.legal-text',
  pages: 'build',
  versions: {
    fields: fieldsOfForm(PANEL),
    isDeep: true,
    key: ['key'],
    seenBy: 'write texts',
  },
  panel: PANEL,
});
