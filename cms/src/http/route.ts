import type { Context } from 'koa';
import { withRevision } from '../documents/revision';
import { can } from '../domain';
import type { Action, Area, JsonSchema, MESSAGES } from '../domain';
import { readCaller } from '../sessions/caller';
import type { SignedIn } from '../sessions/caller';
import { areaOf, callOf } from './call';
import type { AreaCall, Call, Format } from './call';
import { forbidden, notSignedIn } from './errors';

/** What the OpenAPI document says of a call, beside where it is and who may. */
interface Description {
  /** What it does, in a few words. */
  readonly summary: string;
  /** What a client must know that no schema says. */
  readonly notes?: string;
  /** What it takes; none where it takes nothing. */
  readonly body?: JsonSchema;
  /** What it answers where all went well. */
  readonly answer: JsonSchema;
  /** Other values of `msg` in an answer of status 200 that has no other key. */
  readonly refusals?: readonly (keyof typeof MESSAGES)[];
  /** Further actions of the model's table that parts of the call need, such as records of others. */
  readonly parts?: readonly Action[];
  /** It looks for something that neither an `id` nor an area in its path names. */
  readonly finds?: true;
  /** It creates a record, once for each key that its caller sends along. */
  readonly once?: true;
  /** Its tries are counted. */
  readonly limited?: true;
  /** It begins a session: it reads the marks of the device, and answers them with a new one. */
  readonly marksDevice?: true;
}

interface RouteFacts<Path extends string> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Behind `/api`; one that begins with `/:area/` is of an area. */
  readonly path: Path;
  /** The path stands at the root, not behind `/api`. */
  readonly atRoot?: true;
  /** Who may, by the model's table: others are answered 401 or 403 before anything is looked up. */
  readonly who: Action;
  /** A write of content: the answer bears the revision that holds it. */
  readonly writes?: true;
  /** JSON where nothing is said. */
  readonly format?: Format;
  /** What the OpenAPI document says of it. */
  readonly describes: Description;
}

type CallOf<Path extends string> = Path extends `/:area/${string}` ? AreaCall : Call;

/** What the CMS answers itself. */
export interface ServedRoute
  extends Pick<RouteFacts<string>, 'method' | 'path' | 'atRoot' | 'format'> {
  readonly handler: (ctx: Context) => Promise<void> | void;
  /** Authorizes the sender before a form is received; the handler does it once more. @throws CallError 401 or 403 */
  readonly authorize?: (ctx: Context) => Promise<void>;
}

/** One call of the API, as data: where it is, who may, and what answers it. */
export interface ContractRoute extends RouteFacts<string> {
  readonly handler: (ctx: Context) => Promise<void>;
  readonly authorize: (ctx: Context) => Promise<void>;
}

/** @throws 401 where nobody is signed in, 403 where the caller may not. Source: docs/contract.md, "Errors". */
export function authorize(caller: SignedIn | null, action: Action, area?: Area): void {
  if (can(caller, action, area)) return;
  throw caller ? forbidden() : notSignedIn();
}

/** A call of the API; what `handle` answers is the body, an error that it throws is the error response. */
export function route<Path extends string>({
  handle,
  ...facts
}: RouteFacts<Path> & {
  readonly handle: (call: CallOf<Path>) => Promise<unknown>;
}): ContractRoute {
  const { path, who, writes, format = 'json' } = facts;
  const isOfArea = path.startsWith('/:area/');
  return {
    ...facts,
    authorize: async (ctx) => {
      const caller = await readCaller(strapi, ctx.get('authorization'));
      authorize(caller, who, isOfArea ? areaOf(ctx) : undefined);
    },
    handler: async (ctx) => {
      const area = isOfArea ? areaOf(ctx) : undefined;
      const call = await callOf(ctx, format);
      authorize(call.caller, who, area);
      // The change log says who wrote.
      ctx.state.caller = call.caller;
      const answer = () => handle({ ...call, area } as unknown as CallOf<Path>);
      if (!writes) {
        ctx.body = await answer();
        return;
      }
      const { value, revision, isPublic } = await withRevision(strapi, answer);
      ctx.set('X-Revision', String(revision));
      if (isPublic) ctx.set('X-Public-Revision', String(revision));
      ctx.body = value;
    },
  };
}
