import { REGION_LABEL } from '../../domain';
import { defineResource } from '../../documents/resource';
import { section, wide } from '../../panel/layout';

const FIELDS = ['at', 'action', 'accountName', 'area', 'subject', 'accountId'];

/** Who did what with personal data. Source: docs/contract.md, "The audit trail". */
export const audit = defineResource({
  name: 'audit',
  uid: 'api::audit.audit',
  pages: 'none',
  panel: {
    admin: [],
    isReadOnly: true,
    wording: {
      at: { label: 'Time' },
      action: { label: 'Action' },
      accountName: { label: 'Account', hint: 'Of staff: its name at the time' },
      accountId: { label: 'Account Id' },
      area: { label: REGION_LABEL, hint: 'Empty where it is about all regions' },
      subject: { label: 'Subject' },
    },
    sections: [
      section('Audit', ['at', 'action', 'accountName', 'accountId', 'area', wide('subject')]),
    ],
    readOnly: FIELDS,
    columns: ['at', 'action', 'accountName', 'area', 'subject'],
    mainField: 'action',
    sort: { by: 'at', order: 'DESC' },
  },
});
