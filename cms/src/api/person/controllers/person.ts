import { inWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { success } from '../../../http/success';
import { addAuditEntry } from '../../audit/services/add-entry';
import { erase, worksHere } from '../services/erase';
import { personByPhone, sizeOf } from '../services/person';
import { presentPerson } from '../services/present';
import { chosenAccounts, readFlag, readPhone } from '../services/read';

const OF_STAFF = 'An account of staff is not erased. Change its role first';

/** `POST /api/PersonExport`: everything that is stored with a phone number. */
export async function exportPerson(call: Call) {
  const phone = readPhone(call.body);
  const person = await personByPhone(strapi, phone);
  const entry = { action: 'Export Person', subject: sizeOf(person), area: null } as const;
  await addAuditEntry(strapi, signedIn(call), entry);
  return { person: await presentPerson(strapi, person) };
}

/** `POST /api/PersonErase`: anonymises the enquiries; accounts and reviews go by choice. */
export async function erasePerson(call: Call) {
  const { body } = call;
  const phone = readPhone(body);
  const withReviews = readFlag(body, 'reviews');
  if (body.confirm !== true) throw invalid({ confirm: 'Please confirm: this cannot be undone' });
  await inWrite(
    strapi,
    async () => {
      const person = await personByPhone(strapi, phone);
      const { enquiries, reviews } = person;
      const accounts = await chosenAccounts(strapi, body, person);
      if (accounts.some(worksHere)) throw invalid({ accounts: OF_STAFF });
      const [gone, kept] = withReviews ? [reviews, []] : [[], reviews];
      const erased = { accounts, enquiries, reviews: gone, keptReviews: kept, phone };
      await erase(strapi, erased);
      const entry = { action: 'Erase Person', subject: sizeOf(erased), area: null } as const;
      await addAuditEntry(strapi, signedIn(call), entry);
    },
    false,
  );
  return success();
}
