import { browserStorage, tabStorage } from '../requests/browser-storage';
import { currentSession } from './session';

/**
 * The prefix of the storage keys of drafts: unsent input of forms, which survives a closed form, a lost session, a
 * reload and a failed save. A draft belongs to the account, or to the tab if the user is not signed in.
 */
const PREFIX = 'draft ';

type Values = Readonly<Record<string, unknown>>;

/** The unsent input of a form. */
interface Draft {
  readonly values: Values;
  /** The form's initial values. */
  readonly base: Values;
  /** The idempotency key of a create that may have been sent. */
  readonly idempotencyKey: string;
}

/** The stored property names never change, so that drafts of an earlier release stay readable. */
type StoredDraft = Partial<Pick<Draft, 'values' | 'base'> & { readonly creationKey: string }>;

const keyOf = (owner: string | null, form: string): string => `${PREFIX}${owner ?? ''} ${form}`;
const storageOf = (owner: string | null) => (owner === null ? tabStorage : browserStorage);

/** The current owner of drafts; null for those of the tab. */
export const draftOwner = (): string | null => currentSession().owner;

/**
 * Returns the draft of a form; null if there is none.
 * @param form its name, with the record's id for an edit: `PropResiEdit <id>`
 */
export function readDraft(form: string): Draft | null {
  const owner = draftOwner();
  const text = storageOf(owner).text(keyOf(owner, form));
  const stored = text === null ? null : (JSON.parse(text) as StoredDraft);
  const { values, base, creationKey: idempotencyKey } = stored ?? {};
  return values && base && idempotencyKey !== undefined ? { values, base, idempotencyKey } : null;
}

/** Stores a draft. @param owner the user when the form opened, so that no other user gets the draft */
export function saveDraft(owner: string | null, form: string, draft: Draft): void {
  if (owner !== draftOwner()) return;
  const { values, base, idempotencyKey: creationKey } = draft;
  const stored: StoredDraft = { values, base, creationKey };
  storageOf(owner).save(keyOf(owner, form), JSON.stringify(stored));
}

export function deleteDraft(form: string): void {
  const owner = draftOwner();
  storageOf(owner).delete(keyOf(owner, form));
}

/** Deletes the drafts of the tab and of the accounts that `isTheirs` selects. */
export function deleteDrafts(isTheirs: (owner: string) => boolean): void {
  for (const key of browserStorage.keys(PREFIX)) {
    const [, owner = ''] = key.split(' ');
    if (isTheirs(owner)) browserStorage.delete(key);
  }
  tabStorage.keys(PREFIX).forEach(tabStorage.delete);
}
