import type { Core } from '@strapi/strapi';
import { editRecord } from '../../../documents/records';
import { can, ENQUIRY_RULE, isOpenEnquiry, parseFilters, plannedDayError } from '../../../domain';
import type { Area } from '../../../domain';
import type { Body } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { picked } from '../../../http/success';
import type { SignedIn } from '../../../sessions/caller';
import { queueNotifications } from '../../notification/services/queue';
import { enquiry } from '../resource';
import { ownerById } from './owners';
import { isAnonymised } from './present';
import type { StoredEnquiry } from './present';
import { addNote } from './write-rule';

/** The API's name of the stored field. */
export const EDIT_NAMES = { stage: 'status' };
/** Who sets this status has reached the visitor, and owns an enquiry that nobody has. */
const CONTACTED = 'Contacted';

/** Who is to own an enquiry. */
interface NewOwner {
  /** Null: nobody. */
  readonly id: string | null;
  readonly name: string | null;
  /** The regions whose enquiries the account answers; undefined where that is known already. */
  readonly areas?: readonly Area[];
}

/** What staff change of an enquiry. */
interface StaffEdit {
  /** The columns that change, without those of the owner. */
  readonly data: Body;
  /** Undefined: the owner stays. */
  readonly owner: NewOwner | undefined;
  /** The person said, on the phone or at the office, that nobody may contact them any more. */
  readonly isWithdrawal: boolean;
  readonly note: string | null;
}

const NOTE = { type: 'longText', label: 'Note', max: 2000 } as const;

/** The note; null for none, and for one that nobody could see. @throws 400 */
function readNote({ note }: Body): string | null {
  const { values, errors } = parseFilters({ note: NOTE }, { note });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return values.note as string | null;
}

/** Only `true` is possible: a withdrawal is never taken back. @throws 400 */
function readWithdrawal({ withdrawn }: Body): boolean {
  if (withdrawn === undefined || withdrawn === null) return false;
  if (withdrawn === true) return true;
  throw invalid({ withdrawn: 'withdrawn must be true' });
}

const NOBODY: NewOwner = { id: null, name: null };
const ownerOf = ({ documentId, name }: SignedIn): NewOwner => ({ id: documentId, name });

/** The owner that is sent: `me`, `nobody` or an account; undefined where nothing is sent. @throws 400 */
async function readOwner(
  strapi: Core.Strapi,
  { owner }: Body,
  caller: SignedIn,
): Promise<NewOwner | undefined> {
  if (owner === undefined || owner === null) return undefined;
  if (owner === 'me' || owner === caller.documentId) return ownerOf(caller);
  if (owner === 'nobody') return NOBODY;
  const found = typeof owner === 'string' ? await ownerById(strapi, owner) : undefined;
  if (found) return found;
  throw invalid({ owner: 'Owner must be me, nobody, or an account that answers enquiries' });
}

const ownerColumns = ({ id, name }: NewOwner): Body => ({ ownerId: id, ownerName: name });
/** The columns of an enquiry that belongs to the caller. */
export const ownedBy = (caller: SignedIn): Body => ownerColumns(ownerOf(caller));

/** The changes that a call sends. @throws 400 */
export async function readEdit(
  strapi: Core.Strapi,
  body: Body,
  caller: SignedIn,
): Promise<StaffEdit> {
  const { status: stage } = body;
  const data = picked({ ...body, stage }, ['stage', 'lostReason', 'followUpOn']);
  const owner = await readOwner(strapi, body, caller);
  return { data, owner, isWithdrawal: readWithdrawal(body), note: readNote(body) };
}

/** Why an enquiry is not changed. */
export interface Refusal {
  readonly kind: 'anonymised' | 'taken' | 'withdrawn' | 'notOwner' | 'otherRegion';
  /** The field of the call that cannot be set. */
  readonly field: string;
  readonly reason: string;
}

/** The field that would contact the visitor once more, or plan to: closing and clearing do not. */
function contactField(stored: StoredEnquiry, { data, owner }: StaffEdit) {
  const { stage = stored.stage, followUpOn } = data;
  if (stage !== stored.stage && isOpenEnquiry(stage, null)) return 'status';
  if ((followUpOn ?? '') !== '' && followUpOn !== stored.followUpOn) return 'followUpOn';
  return owner && owner.id !== null && owner.id !== stored.ownerId ? 'owner' : undefined;
}

/** Why an enquiry does not get this owner. A colleague's enquiry is given away by admins alone. */
function ownerRefusal(
  { ownerId, area }: StoredEnquiry,
  { id, areas }: NewOwner,
  caller: SignedIn,
): Refusal | undefined {
  if (id === ownerId) return undefined;
  const field = 'owner';
  const isColleagues = ownerId !== null && ownerId !== caller.documentId;
  const mayGive = !isColleagues || can(caller, 'release enquiries of others', area);
  if (id === null && !mayGive)
    return { kind: 'notOwner', field, reason: 'Its owner or an admin releases it' };
  if (id !== null && isColleagues && (id === caller.documentId || !mayGive))
    return { kind: 'taken', field, reason: 'Somebody else has it' };
  if (areas && !areas.includes(area))
    return { kind: 'otherRegion', field, reason: 'Owner must be of staff of its region' };
  return undefined;
}

/** Why this change of an enquiry is refused; undefined if it is possible. */
function refusalOf(stored: StoredEnquiry, edit: StaffEdit, caller: SignedIn): Refusal | undefined {
  if (isAnonymised(stored))
    return { kind: 'anonymised', field: 'enquiry', reason: 'The data of the person were erased' };
  const isWithdrawn = stored.withdrawnAt !== null || edit.isWithdrawal;
  const field = isWithdrawn ? contactField(stored, edit) : undefined;
  if (field !== undefined)
    return { kind: 'withdrawn', field, reason: 'It was withdrawn: do not contact' };
  return edit.owner && ownerRefusal(stored, edit.owner, caller);
}

const { followUpOn: FOLLOW_UP } = ENQUIRY_RULE.fields;

/** A new day of the follow-up must be possible; an earlier one may stay. @throws 400 */
function checkFollowUp(stored: StoredEnquiry, { data }: StaffEdit): void {
  const { values } = parseFilters({ day: FOLLOW_UP }, { day: data.followUpOn });
  const day = (values.day ?? null) as string | null;
  const error = plannedDayError(FOLLOW_UP, day, Date.now());
  if (error !== undefined && day !== stored.followUpOn) throw invalid({ followUpOn: error });
}

/**
 * Changes an enquiry, in the current write. Who contacts the visitor of an enquiry that nobody has owns it.
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
  checkFollowUp(stored, edit);
  const { stage = stored.stage } = edit.data;
  const isReached = stage === CONTACTED && stored.stage !== CONTACTED && stored.ownerId === null;
  const owner = edit.owner ?? (isReached ? ownerOf(caller) : undefined);
  const isWithdrawal = edit.isWithdrawal && stored.withdrawnAt === null;
  const withdrawal = isWithdrawal && { withdrawnAt: new Date().toISOString() };
  // A reason belongs to what is lost.
  const reason = stage !== 'Lost' && { lostReason: null };
  const data = { ...edit.data, ...reason, ...(owner && ownerColumns(owner)), ...withdrawal };
  await editRecord(strapi, enquiry, stored.documentId, data);
  if (isWithdrawal) await queueNotifications(strapi, [stored], 'withdrawn');
  if (edit.note !== null) await addNote(strapi, stored, caller.name, edit.note);
  return undefined;
}
