import type { Core } from '@strapi/strapi';
import { editRecord } from '../../../documents/records';
import { isOpenEnquiry } from '../../../domain';
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

/** Why an enquiry is not changed. */
export interface Refusal {
  readonly kind: 'taken' | 'withdrawn';
  /** The field of the call that cannot be set. */
  readonly field: string;
  readonly reason: string;
}

/** The field that would contact the visitor once more, or plan to: closing and clearing do not. */
function contactField(stored: StoredEnquiry, { data, isTake }: StaffEdit, caller: SignedIn) {
  const { stage = stored.stage, followUpOn } = data;
  if (stage !== stored.stage && isOpenEnquiry(stage, null)) return 'status';
  if ((followUpOn ?? '') !== '' && followUpOn !== stored.followUpOn) return 'followUpOn';
  return isTake && stored.ownerId !== caller.documentId ? 'owner' : undefined;
}

/** Why this change of an enquiry is refused; undefined if it is possible. */
function refusalOf(stored: StoredEnquiry, edit: StaffEdit, caller: SignedIn): Refusal | undefined {
  const field = stored.withdrawnAt === null ? undefined : contactField(stored, edit, caller);
  if (field !== undefined)
    return { kind: 'withdrawn', field, reason: 'It was withdrawn: do not contact' };
  const isOthers = stored.ownerId !== null && stored.ownerId !== caller.documentId;
  if (edit.isTake && isOthers)
    return { kind: 'taken', field: 'owner', reason: 'Somebody else has it' };
  return undefined;
}

/**
 * Changes an enquiry, in the current write.
 * @returns why it was not changed; undefined if it was. Source: docs/contract.md, "Enquiries".
 */
export async function editStored(
  strapi: Core.Strapi,
  stored: StoredEnquiry,
  edit: StaffEdit,
  caller: SignedIn,
): Promise<Refusal | undefined> {
  const refusal = refusalOf(stored, edit, caller);
  if (refusal) return refusal;
  await editRecord(strapi, enquiry, stored.documentId, edit.data);
  if (edit.note !== null) await addNote(strapi, stored, caller.name, edit.note);
  return undefined;
}
