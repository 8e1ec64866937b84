import { inUnpublishedWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { invalid, mapFieldNames } from '../../../http/errors';
import { readIds } from '../../../http/paging';
import { success } from '../../../http/success';
import { enquiry } from '../resource';
import { EDIT_NAMES, editStored, readEdit } from '../services/edit';
import { visibleAreas } from '../services/find';
import type { StoredEnquiry } from '../services/present';

const MISSING = 'It is not there, or belongs to the other region';

/** `PUT /api/EnquiryBulk`: the same change of several enquiries. Those that cannot be changed are named. */
export async function editEnquiries(call: Call) {
  const caller = signedIn(call);
  const ids = readIds(call.body);
  if ((call.body.withdrawn ?? null) !== null)
    throw invalid({ withdrawn: 'A withdrawal is recorded for one enquiry at a time' });
  const edit = await readEdit(strapi, call.body, caller);
  const areas = visibleAreas(caller);
  const write = async () => {
    const rows = (await strapi.db
      .query(enquiry.uid)
      .findMany({ where: { documentId: { $in: [...ids] } } })) as readonly StoredEnquiry[];
    const byId = new Map(rows.map((row) => [row.documentId, row]));
    const refused: object[] = [];
    for (const _id of ids) {
      const stored = byId.get(_id);
      if (!stored || !areas.includes(stored.area)) {
        refused.push({ _id, reference: null, reason: MISSING });
        continue;
      }
      const refusal = await editStored(strapi, stored, edit, caller);
      if (refusal) refused.push({ _id, reference: stored.reference, reason: refusal.reason });
    }
    return success({ changed: ids.length - refused.length, refused });
  };
  return await mapFieldNames(EDIT_NAMES, () => inUnpublishedWrite(strapi, write));
}
