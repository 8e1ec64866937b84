import { deleteRecord } from '../../../documents/records';
import { inWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Body, Call } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { success } from '../../../http/success';
import { can, isMobile } from '../../../domain';
import { ACCOUNT_UID, RECORD_UIDS } from '../../../uids';
import { addAuditEntry } from '../../audit/services/add-entry';
import { review } from '../../review/resource';
import { anonymise } from '../services/anonymise';
import { personByPhone, presentPerson, sizeOf } from '../services/person';
import type { Person } from '../services/person';

const OF_STAFF = 'An account of staff is not erased. Change its role first';

/** @throws 400 */
function readPhone({ phone }: Body): string {
  if (typeof phone === 'string' && isMobile(phone.trim())) return phone.trim();
  throw invalid({ phone: 'Invalid Phone Number' });
}

/** `POST /api/PersonExport`: everything that is stored with a phone number. */
export async function exportPerson(call: Call) {
  const phone = readPhone(call.body);
  const person = await personByPhone(strapi, phone);
  const entry = { action: 'Export Person', subject: sizeOf(person), area: null } as const;
  await addAuditEntry(strapi, signedIn(call), entry);
  return { person: await presentPerson(strapi, person) };
}

/** Deletes the reviews, or takes from them what leads to the person. */
async function eraseReviews({ reviews }: Person, isDeleted: boolean): Promise<void> {
  for (const { documentId } of reviews) {
    if (isDeleted) await deleteRecord(strapi, review, documentId);
    else
      await strapi.db
        .query(RECORD_UIDS.review)
        .update({ where: { documentId }, data: { phone: null } });
  }
}

/** `POST /api/PersonErase`: anonymises the enquiries; the account and the reviews go by choice. */
export async function erasePerson(call: Call) {
  const phone = readPhone(call.body);
  const { confirm, account: withAccount, reviews: withReviews } = call.body;
  if (confirm !== true) throw invalid({ confirm: 'Please confirm: this cannot be undone' });
  await inWrite(
    strapi,
    async () => {
      const person = await personByPhone(strapi, phone);
      const { account, enquiries } = person;
      const isStaff =
        account && can({ ...account, superAdmin: account.superAdmin === true }, 'read enquiries');
      if (withAccount === true && isStaff === true) throw invalid({ account: OF_STAFF });
      await anonymise(strapi, enquiries);
      await eraseReviews(person, withReviews === true);
      if (withAccount === true && account)
        await strapi.documents(ACCOUNT_UID).delete({ documentId: account.documentId });
      const entry = { action: 'Erase Person', subject: sizeOf(person), area: null } as const;
      await addAuditEntry(strapi, signedIn(call), entry);
    },
    false,
  );
  return success();
}
