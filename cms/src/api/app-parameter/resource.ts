import { defineResource } from '../../documents/resource';
import { fieldsOfForm } from '../../documents/versioned-fields';
import { LISTS, PARAMETER_FIELDS, PARAMETER_PART_FIELDS, PARAMETER_PARTS } from '../../domain';
import type { PartField, RecordField } from '../../domain';
import { mapFields, recordFieldInResponse } from '../../openapi/fields';
import { list, responseObject } from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';
import { requiredOf, section, wordingOf } from '../../panel/layout';
import type { ResourcePanel } from '../../panel/layout';

const RULE = { fields: PARAMETER_FIELDS };

/** Fields of parts that the answer does not have: visitors write to the public addresses. */
const INTERNAL: readonly string[] = ['email'];

/** A part that only has a `value` is returned as that value. */
function partInResponse({ part, list: isList }: PartField): JsonSchema {
  const fields: Readonly<Record<string, RecordField>> = PARAMETER_PARTS[part];
  const shown = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !INTERNAL.includes(name)),
  );
  const one = fields.value
    ? recordFieldInResponse(fields.value)
    : responseObject(mapFields(shown, recordFieldInResponse));
  return isList ? list(one) : one;
}

const PANEL: ResourcePanel = {
  admin: [{ actions: ['read', 'create', 'update'] }],
  wording: {
    ...wordingOf(RULE),
    ...Object.fromEntries(
      Object.entries(PARAMETER_PART_FIELDS).map(([name, { label }]) => [name, { label }]),
    ),
    reraNumbers: {
      label: PARAMETER_PART_FIELDS.reraNumbers.label,
      hint: "The brokerage's own registrations",
    },
  },
  parts: Object.fromEntries(
    Object.entries(PARAMETER_PARTS).map(([part, fields]) => [
      `parameter.${part}`,
      wordingOf({ fields }),
    ]),
  ),
  sections: [
    section('Brand', ['brandName', 'copyrightSince', 'reraNumbers']),
    section('Contact', ['fallbackPhone', 'chatPhone', 'phones', 'emails'], 6),
    section('Offices', ['headOffice', 'branchOffice'], 12),
    section('Welcome and approvals', [
      'welcomeVideoUrl',
      'welcomePopup',
      'registrationApproval',
      'reviewApproval',
    ]),
    section('Sessions', ['sessionIdle']),
    section('Sold and rented', ['closedDays']),
    section('Checks of listings', ['checkDays', 'withdrawDays'], 6),
    section('RERA', ['reraGate', 'reraNoticeDays', 'reraExemptions'], 6),
    section('Reports of vulnerabilities', ['securityEmail', 'securityUrl']),
    section('Links', ['socialLinks'], 12),
    section('Page sizes', [
      ...Object.values(LISTS).map(({ limitKey }) => limitKey),
      ...['limitReview', 'limitUser'],
    ]),
  ],
  required: [...requiredOf(RULE), 'phones', 'emails', 'headOffice', 'branchOffice'],
};

export const appParameter = defineResource({
  name: 'app-parameter',
  uid: 'api::app-parameter.app-parameter',
  pages: 'build',
  versions: {
    fields: fieldsOfForm(PANEL),
    isDeep: true,
    key: [],
    seenBy: 'write texts',
  },
  panel: PANEL,
  schemas: {
    AppParameter: responseObject({
      ...mapFields(PARAMETER_FIELDS, recordFieldInResponse),
      ...mapFields<PartField>(PARAMETER_PART_FIELDS, partInResponse),
    }),
  },
});
