import { personOf } from '../../account/services/audit';
import { editAccount } from '../../account/services/edit';
import type { StoredAccount } from '../../account/services/present';
import { addAuditEntry, auditSubject } from '../../../documents/audit-trail';
import { inAccountWrite } from '../../../documents/account-write';
import { titleOf } from '../../../documents/bin';
import { deepData } from '../../../documents/deep-data';
import { inWrite } from '../../../documents/revision';
import { restoring } from '../../../documents/versioned-write';
import { versionsOf } from '../../../documents/versions';
import type { Version } from '../../../documents/versions';
import { isArea, MESSAGES } from '../../../domain';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { invalid, mapFieldNames } from '../../../http/errors';
import { readPaging } from '../../../http/paging';
import { success } from '../../../http/success';
import type { SignedIn } from '../../../sessions/caller';
import { ACCOUNT_UID } from '../../../uids';
import { compared, restorable } from '../services/comparison';
import { authorizeVersions, readVersion, resourceNamed, versionedRecord } from '../services/record';
import type { Versioned, VersionedRecord } from '../services/record';
import { valuesAt } from '../services/state';
import { authorWords, changeWords } from '../services/words';

type Values = Readonly<Record<string, unknown>>;

const present = ({ versions }: Versioned, version: Version) => ({
  version: version.number,
  at: new Date(version.at).toISOString(),
  action: version.action,
  who: authorWords(version),
  entry: version.entry,
  changes: changeWords(versions.fields, version.fields),
});

/** `POST /api/VersionSearch`: a record's versions, the newest first. */
export async function findVersions(call: Call) {
  const { limit, offset } = readPaging(call.body);
  const { resource, documentId } = await versionedRecord(strapi, call.body, signedIn(call));
  const all = await versionsOf(strapi, documentId);
  return {
    versions: all.slice(offset, offset + limit).map((version) => present(resource, version)),
    ...{ record: documentId, count: all.length, limit, offset },
  };
}

/** `POST /api/VersionCompare`: the fields whose values differ between a version and the present. */
export async function compareVersion(call: Call) {
  const version = readVersion(call.body);
  const record = await versionedRecord(strapi, call.body, signedIn(call));
  return await compared(strapi, record, version);
}

/** Writes the values of an earlier version. @throws 400 with the fields that break a rule */
async function write(
  { resource, documentId, values: now }: VersionedRecord,
  values: Values,
  caller: SignedIn,
): Promise<void> {
  const { uid, versions } = resource;
  if (uid === ACCOUNT_UID) {
    const isEdited = await editAccount(strapi, caller, documentId, values);
    if (!isEdited) throw invalid({ userId: MESSAGES.userAlready });
    return;
  }
  const names = Object.fromEntries(
    Object.entries(versions.fields).map(([attribute, { name }]) => [attribute, name ?? attribute]),
  );
  const data = versions.isDeep ? await deepData(strapi, uid, values, now) : values;
  await mapFieldNames(names, async () => {
    await strapi
      .documents(uid as `api::${string}.${string}`)
      .update({ documentId, data: data as never });
  });
}

/** The record in the audit trail, without personal data. */
function auditedRecord({ resource, values }: VersionedRecord) {
  if (resource.uid === ACCOUNT_UID)
    return { subject: 'Account', target: personOf(values as unknown as StoredAccount) };
  // A text has no title for the bin: its key names it.
  const key = resource.versions.key?.map((name) => values[name]).join('/');
  return {
    subject: auditSubject(resource, titleOf(resource, values) || (key ?? '')),
    area: isArea(values.area) ? values.area : null,
  };
}

/** `POST /api/VersionRestore`: writes the values that the record had after a version, by the rules of an edit. */
export async function restoreVersion(call: Call) {
  const caller = signedIn(call);
  const version = readVersion(call.body);
  const restore = async () => {
    const record = await versionedRecord(strapi, call.body, caller);
    const { resource, documentId, values: now } = record;
    const values = restorable(resource, await valuesAt(strapi, documentId, version));
    // A listing that was moved goes back to the other region only by somebody who may write there.
    authorizeVersions(resource, { ...now, ...values }, caller);
    await restoring(() => write(record, values, caller));
    await addAuditEntry(strapi, { action: 'Restore Version', ...auditedRecord(record) });
  };
  // What is read stays true until it is written.
  if (resourceNamed(call.body.type).uid === ACCOUNT_UID) await inAccountWrite(strapi, restore);
  else await inWrite(strapi, restore);
  return success();
}
