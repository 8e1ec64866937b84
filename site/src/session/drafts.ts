import { inBrowser, inTab } from '../calls/kept';
import { sessionNow } from './session';

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
  readonly creationKey: string;
}

const keyOf = (owner: string | null, form: string): string => `${PREFIX}${owner ?? ''} ${form}`;
const placeOf = (owner: string | null) => (owner === null ? inTab : inBrowser);

/** Whose drafts are kept and shown now; null for those of the tab. */
export const draftOwner = (): string | null => sessionNow().owner;

/**
 * What is kept of a form; null where that is nothing.
 * @param form its name, and the id of the record where it is of one: `PropResiEdit <id>`
 */
export function draftOf(form: string): Draft | null {
  const owner = draftOwner();
  const text = placeOf(owner).text(keyOf(owner, form));
  const kept = text === null ? null : (JSON.parse(text) as Partial<Draft>);
  const { values, base, creationKey } = kept ?? {};
  return values && base && creationKey !== undefined ? { values, base, creationKey } : null;
}

/** Keeps what is typed. @param owner who was at the form when it opened: it is kept for nobody else */
export function keepDraft(owner: string | null, form: string, draft: Draft): void {
  if (owner === draftOwner()) placeOf(owner).keep(keyOf(owner, form), JSON.stringify(draft));
}

export function dropDraft(form: string): void {
  const owner = draftOwner();
  placeOf(owner).drop(keyOf(owner, form));
}

/** Drops the drafts of every account that `isTheirs` says, and those of the tab. */
export function dropDrafts(isTheirs: (owner: string) => boolean): void {
  for (const key of inBrowser.keys(PREFIX)) {
    const [, owner = ''] = key.split(' ');
    if (isTheirs(owner)) inBrowser.drop(key);
  }
  inTab.keys(PREFIX).forEach(inTab.drop);
}
