import { dropText, keepText, keptKeys, keptText } from '../calls/kept';
import { readToken } from '../calls/token';

/** Typed text of forms, kept for its account alone over a closed form, a lost session, a reload and a failed save. */
const PREFIX = 'draft ';

/** Whose drafts this page keeps: the last account that was signed in on it. */
let lastOwner: string | null = null;

function ownerNow(): string | null {
  lastOwner = readToken()?.owner ?? lastOwner;
  return lastOwner;
}

const keyOf = (owner: string, form: string): string => `${PREFIX}${owner} ${form}`;

/**
 * What was typed into a form and not yet sent; null where nothing is kept.
 * @param form its name, and the id of the record where it is of one: `PropResiEdit <id>`
 */
export function draftOf(form: string): Readonly<Record<string, unknown>> | null {
  const owner = ownerNow();
  const text = owner === null ? null : keptText(keyOf(owner, form));
  return text === null ? null : (JSON.parse(text) as Readonly<Record<string, unknown>>);
}

/** Keeps what is typed; without anybody signed in there is nobody to keep it for. */
export function keepDraft(form: string, values: unknown): void {
  const owner = ownerNow();
  if (owner !== null) keepText(keyOf(owner, form), JSON.stringify(values));
}

export function dropDraft(form: string): void {
  const owner = ownerNow();
  if (owner !== null) dropText(keyOf(owner, form));
}

/** Drops the drafts of every account that `isTheirs` says. */
export function dropDrafts(isTheirs: (owner: string) => boolean): void {
  for (const key of keptKeys(PREFIX)) {
    const [, owner = ''] = key.split(' ');
    if (isTheirs(owner)) dropText(key);
  }
  if (lastOwner !== null && isTheirs(lastOwner)) lastOwner = null;
}
