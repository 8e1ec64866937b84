import { REGION_LABEL } from '../../domain';
import { defineResource } from '../../documents/resource';
import { section, wide } from '../../panel/layout';
import { AUDIT_SCHEMAS } from './schemas';

const FIELDS = [
  ...['at', 'action', 'accountName', 'area', 'subject', 'accountId'],
  ...['entry', 'address', 'targetName', 'targetId', 'total'],
];

/** Who did what with personal data. Source: docs/contract.md, "The audit trail". */
export const audit = defineResource({
  name: 'audit',
  uid: 'api::audit.audit',
  pages: 'none',
  schemas: AUDIT_SCHEMAS,
  panel: {
    admin: [],
    isReadOnly: true,
    hidden: ['slot'],
    wording: {
      at: { label: 'Time' },
      action: { label: 'Action' },
      accountName: { label: 'Account', hint: 'Of staff: its name at the time' },
      accountId: { label: 'Account Id' },
      area: { label: REGION_LABEL, hint: 'Empty where it is about all regions' },
      subject: { label: 'Subject' },
      entry: { label: 'From' },
      address: { label: 'Network Address', hint: 'Empty where the account is a visitor’s' },
      targetName: { label: 'Done to', hint: 'Of staff: its name at the time' },
      targetId: { label: 'Done to: Account Id' },
      total: { label: 'Times', hint: 'Refused logins of a minute are one entry' },
    },
    sections: [
      section('Audit', [
        ...['at', 'action', 'accountName', 'accountId', 'targetName', 'targetId'],
        ...['area', 'entry', 'address', 'total', wide('subject')],
      ]),
    ],
    readOnly: FIELDS,
    columns: ['at', 'action', 'accountName', 'targetName', 'area', 'subject'],
    mainField: 'action',
    sort: { by: 'at', order: 'DESC' },
  },
});
