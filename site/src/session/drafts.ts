import { dropText, keepText, keptKeys, keptText } from '../calls/kept';
import { sessionNow } from './session';

/** Typed text of forms, kept for its account alone over a closed form, a lost session, a reload and a failed save. */
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

const keyOf = (owner: string, form: string): string => `${PREFIX}${owner} ${form}`;

/** Whose drafts are kept and shown now; null for nobody's. */
export const draftOwner = (): string | null => sessionNow().owner;

/**
 * What is kept of a form; null where that is nothing.
 * @param form its name, and the id of the record where it is of one: `PropResiEdit <id>`
 */
export function draftOf(form: string): Draft | null {
  const owner = draftOwner();
  const text = owner === null ? null : keptText(keyOf(owner, form));
  const kept = text === null ? null : (JSON.parse(text) as Partial<Draft>);
  const { values, base, creationKey } = kept ?? {};
  return values && base && creationKey !== undefined ? { values, base, creationKey } : null;
}

/** Keeps what is typed. @param owner who was at the form when it opened: it is kept for nobody else */
export function keepDraft(owner: string | null, form: string, draft: Draft): void {
  if (owner !== null && owner === draftOwner()) keepText(keyOf(owner, form), JSON.stringify(draft));
}

export function dropDraft(form: string): void {
  const owner = draftOwner();
  if (owner !== null) dropText(keyOf(owner, form));
}

/** Drops the drafts of every account that `isTheirs` says. */
export function dropDrafts(isTheirs: (owner: string) => boolean): void {
  for (const key of keptKeys(PREFIX)) {
    const [, owner = ''] = key.split(' ');
    if (isTheirs(owner)) dropText(key);
  }
}
