import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { isStaff } from '../domain';
import type { Caller } from '../domain';

/** The way by which a write arrives. Source: docs/contract.md, "History". */
export type EntryPoint = 'site' | 'panel' | 'import' | 'job' | 'program';

interface Asked {
  readonly state: {
    readonly caller?: (Caller & { readonly documentId: string; readonly name: string }) | null;
    readonly user?: {
      readonly id: number;
      readonly firstname?: string;
      readonly lastname?: string;
    };
    readonly route?: { readonly info?: { readonly type?: string } };
  };
}

/** Who sends a write, and from where. */
export interface Author {
  /** `account <_id>`, `anonymous`, `panel <id>`, or `program`. */
  readonly actor: string;
  /** The name of a person of staff at the time, or of a job; null for others: their name must not outlast their account. */
  readonly name: string | null;
  readonly entry: EntryPoint;
}

/** The author of writes outside of a request, as far as it is known. */
const entering = new AsyncLocalStorage<Omit<Author, 'actor'> & Partial<Author>>();

const stateOf = (strapi: Core.Strapi): Asked['state'] | undefined =>
  (strapi.requestContext.get() as unknown as Asked | undefined)?.state;

/** The user of the panel that sends the current request. */
const panelUser = (state: Asked['state'] | undefined) =>
  state?.route?.info?.type === 'admin' ? state.user : undefined;

/** The sender of the current request: `account <_id>`, `anonymous` or `panel <id>`; undefined outside of a request. */
export function currentActor(strapi: Core.Strapi): string | undefined {
  const state = stateOf(strapi);
  if (state?.caller) return `account ${state.caller.documentId}`;
  if (state?.caller === null) return 'anonymous';
  const user = panelUser(state);
  return user ? `panel ${String(user.id)}` : entering.getStore()?.actor;
}

/** Who sends the current request: an account, null if nobody is signed in, or a user of the panel. */
export function currentSender(strapi: Core.Strapi) {
  const state = stateOf(strapi);
  return { caller: state?.caller, panelUser: panelUser(state) };
}

/** Runs work outside of a request whose writes come from an import or a job. @param name the author in the history */
export const runFrom = <T>(entry: EntryPoint, work: () => Promise<T>, name?: string): Promise<T> =>
  entering.run({ entry, name: name ?? null }, work);

/** Runs work outside of a request whose writes have an author who sent them earlier. */
export const runAs = <T>(author: Author, work: () => Promise<T>): Promise<T> =>
  entering.run(author, work);

/** The author of the current write. */
export function currentAuthor(strapi: Core.Strapi): Author {
  const state = stateOf(strapi);
  const user = panelUser(state);
  const caller = state?.caller;
  const names = user ? [user.firstname, user.lastname].filter(Boolean).join(' ') : caller?.name;
  const isKnown = user !== undefined || isStaff(caller ?? null);
  const isCall = caller !== undefined;
  const entered = entering.getStore();
  return {
    actor: currentActor(strapi) ?? 'program',
    name: isKnown && names ? names : (entered?.name ?? null),
    entry: entered?.entry ?? (isCall ? 'site' : user ? 'panel' : 'program'),
  };
}
