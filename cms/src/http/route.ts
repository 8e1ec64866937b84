import type { Context } from 'koa';
import { withRevision } from '../documents/revision';
import { can } from '../domain';
import type { Action, Area, JsonSchema, MESSAGES } from '../domain';
import { readCaller } from '../sessions/caller';
import type { SignedIn } from '../sessions/caller';
import { areaOf, callOf } from './call';
import type { AreaCall, Call, Format } from './call';
import { forbidden, notSignedIn } from './errors';

/** The description of a call for the OpenAPI document, in addition to its path and its rights. */
interface Description {
  /** The purpose of the call, in a few words. */
  readonly summary: string;
  /** Notes for clients that a schema cannot express. */
  readonly notes?: string;
  /** The schema of the request body, if the call has one. */
  readonly body?: JsonSchema;
  /** The schema of a successful response; null: it is 204, without a body. */
  readonly answer: JsonSchema | null;
  /** Other values of `msg` in a response with status 200 and no other key. */
  readonly refusals?: readonly (keyof typeof MESSAGES)[];
  /** Further actions of the model's table that parts of the call need, such as records of others. */
  readonly parts?: readonly Action[];
  /** The call can respond 404 for a record that is not named by an `id` or an area in its path. */
  readonly finds?: true;
  /** The call creates a record, once for each idempotency key. */
  readonly once?: true;
  /** The call has a rate limit. */
  readonly limited?: true;
  /** The call begins a session. It reads the device's marks and returns them with a new one. */
  readonly marksDevice?: true;
}

interface RouteFacts<Path extends string> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The path after `/api`. A path that begins with `/:area/` belongs to an area. */
  readonly path: Path;
  /** The path is at the root, not below `/api`. */
  readonly atRoot?: true;
  /** The action of the model's table that callers need. Others get 401 or 403 before any record is read. */
  readonly who: Action;
  /** The call writes content. Its response has the revision of the write. */
  readonly writes?: true;
  /** JSON if not set. */
  readonly format?: Format;
  /** The description for the OpenAPI document. */
  readonly describes: Description;
}

type CallOf<Path extends string> = Path extends `/:area/${string}` ? AreaCall : Call;

/** A route that the CMS handles itself. */
export interface ServedRoute
  extends Pick<RouteFacts<string>, 'method' | 'path' | 'atRoot' | 'format'> {
  readonly handler: (ctx: Context) => Promise<void> | void;
  /** Authorizes the sender before a body is received. The handler authorizes again. @throws CallError 401 or 403 */
  readonly authorize?: (ctx: Context) => Promise<SignedIn | null>;
}

/** One call of the API as data: its path, its rights and its handler. */
export interface ContractRoute extends RouteFacts<string> {
  readonly handler: (ctx: Context) => Promise<void>;
  readonly authorize: (ctx: Context) => Promise<SignedIn | null>;
}

/** @throws 401 if nobody is signed in, 403 if the caller may not do the action. Source: docs/contract.md, "Errors". */
export function authorize(caller: SignedIn | null, action: Action, area?: Area): void {
  if (can(caller, action, area)) return;
  throw caller ? forbidden() : notSignedIn();
}

/**
 * Creates a call of the API. The result of `handle` is the response body; an error that it throws becomes the error
 * response.
 */
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
      return caller;
    },
    handler: async (ctx) => {
      const area = isOfArea ? areaOf(ctx) : undefined;
      const call = await callOf(ctx, format);
      authorize(call.caller, who, area);
      // The change log stores the caller of a write.
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
