import { addAuditEntry } from '../../../documents/audit-trail';
import { inUnpublishedWrite } from '../../../documents/revision';
import type { Call } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { success } from '../../../http/success';
import { erase, worksHere } from '../services/erase';
import { personByPhone, sizeOf } from '../services/person';
import { presentPerson } from '../services/present';
import { chosenAccounts, readFlag, readPhone } from '../services/read';

const OF_STAFF = 'An account of staff is not erased. Change its role first';

/** `POST /api/PersonExport`: everything that is stored with a phone number. */
export async function exportPerson(call: Call) {
  const phone = readPhone(call.body);
  const person = await personByPhone(strapi, phone);
  await addAuditEntry(strapi, { action: 'Export Person', subject: sizeOf(person) });
  return { person: await presentPerson(strapi, person) };
}

/** `POST /api/PersonErase`: anonymises the enquiries; accounts and reviews go by choice. */
export async function erasePerson(call: Call) {
  const { body } = call;
  const phone = readPhone(body);
  const withReviews = readFlag(body, 'reviews');
  if (body.confirm !== true) throw invalid({ confirm: 'Please confirm: this cannot be undone' });
  await inUnpublishedWrite(strapi, async () => {
    const person = await personByPhone(strapi, phone);
    const { enquiries, reviews, listings } = person;
    const accounts = await chosenAccounts(strapi, body, person);
    if (accounts.some(worksHere)) throw invalid({ accounts: OF_STAFF });
    const [gone, kept] = withReviews ? [reviews, []] : [[], reviews];
    const erased = { accounts, enquiries, reviews: gone, keptReviews: kept, listings, phone };
    await erase(strapi, erased);
    await addAuditEntry(strapi, { action: 'Erase Person', subject: sizeOf(erased) });
  });
  return success();
}
