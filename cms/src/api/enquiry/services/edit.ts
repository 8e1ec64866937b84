import type { Core } from '@strapi/strapi';
import { editRecord } from '../../../documents/records';
import type { Body } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { picked } from '../../../http/success';
import type { SignedIn } from '../../../sessions/caller';
import { enquiry } from '../resource';
import type { StoredEnquiry } from './present';
import { addNote } from './write-rule';

const MOST_NOTE = 2000;
/** The API's name of the stored field. */
export const EDIT_NAMES = { stage: 'status' };

/** What staff change of an enquiry. */
interface StaffEdit {
  /** The columns that change. */
  readonly data: Body;
  readonly isTake: boolean;
  readonly note: string | null;
}

/** A note that is no text or too long is an error. @throws 400 */
function readNote({ note }: Body): string | null {
  if (note === undefined || note === null) return null;
  const text = typeof note === 'string' ? note.trim() : undefined;
  if (text === undefined || text.length > MOST_NOTE)
    throw invalid({ note: `Note must be text of at most ${String(MOST_NOTE)} characters` });
  return text === '' ? null : text;
}

/** The columns of the owner; none where nothing is sent. @throws 400 */
function readOwner({ owner }: Body, caller: SignedIn): Body {
  if (owner === undefined || owner === null) return {};
  if (owner === 'me') return ownedBy(caller);
  if (owner === 'nobody') return { ownerId: null, ownerName: null };
  throw invalid({ owner: 'Owner must be one of: me, nobody' });
}

/** The columns of an owner. */
export const ownedBy = ({ documentId, name }: SignedIn): Body => ({
  ownerId: documentId,
  ownerName: name,
});

/** The changes that a call sends. @throws 400 */
export function readEdit(body: Body, caller: SignedIn): StaffEdit {
  const { status: stage } = body;
  const typed = picked({ ...body, stage }, ['stage', 'lostReason', 'followUpOn']);
  const data = { ...typed, ...readOwner(body, caller) };
  return { data, isTake: body.owner === 'me', note: readNote(body) };
}

/**
 * Changes an enquiry, in the current write.
 * @returns whether it was changed; false if it is to be taken and somebody else has it
 */
export async function editStored(
  strapi: Core.Strapi,
  stored: StoredEnquiry,
  { data, isTake, note }: StaffEdit,
  caller: SignedIn,
): Promise<boolean> {
  if (isTake && stored.ownerId !== null && stored.ownerId !== caller.documentId) return false;
  await editRecord(strapi, enquiry, stored.documentId, data);
  if (note !== null) await addNote(strapi, stored, caller.name, note);
  return true;
}
