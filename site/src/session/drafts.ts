import { browserStorage, tabStorage } from '../requests/browser-storage';
import { currentSession } from './session';

/**
 * Typed text of forms, kept over a closed form, a lost session, a reload and a failed save: for its account alone, and in a
 * tab where nobody is signed in for that tab.
 */
const PREFIX = 'draft ';

type Values = Readonly<Record<string, unknown>>;

/** What was typed into a form and not yet sent. */
export interface Draft {
  readonly values: Values;
  /** What the form began with: where it differs from the values, something was typed. */
  readonly base: Values;
  /** What a creation is known by, once it may have been sent. */
  readonly idempotencyKey: string;
}

/** The names in the browser's storage stay: drafts of an earlier release are read with them. */
type StoredDraft = Partial<Pick<Draft, 'values' | 'base'> & { readonly creationKey: string }>;

const keyOf = (owner: string | null, form: string): string => `${PREFIX}${owner ?? ''} ${form}`;
const storageOf = (owner: string | null) => (owner === null ? tabStorage : browserStorage);

/** Whose drafts are kept and shown now; null for those of the tab. */
export const draftOwner = (): string | null => currentSession().owner;

/**
 * What is kept of a form; null where that is nothing.
 * @param form its name, and the id of the record where it is of one: `PropResiEdit <id>`
 */
export function readDraft(form: string): Draft | null {
  const owner = draftOwner();
  const text = storageOf(owner).text(keyOf(owner, form));
  const stored = text === null ? null : (JSON.parse(text) as StoredDraft);
  const { values, base, creationKey: idempotencyKey } = stored ?? {};
  return values && base && idempotencyKey !== undefined ? { values, base, idempotencyKey } : null;
}

/** Keeps what is typed. @param owner who was at the form when it opened: it is kept for nobody else */
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

/** Drops the drafts of every account that `isTheirs` says, and those of the tab. */
export function deleteDrafts(isTheirs: (owner: string) => boolean): void {
  for (const key of browserStorage.keys(PREFIX)) {
    const [, owner = ''] = key.split(' ');
    if (isTheirs(owner)) browserStorage.delete(key);
  }
  tabStorage.keys(PREFIX).forEach(tabStorage.delete);
}
