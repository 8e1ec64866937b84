import type { Context } from 'koa';
import { withRevision } from '../documents/revision';
import { can } from '../domain';
import type { Action, Area } from '../domain';
import type { SignedIn } from '../sessions/caller';
import { areaOf, callOf } from './call';
import type { AreaCall, Call, Format } from './call';
import type { Description } from './description';
import { forbidden, notSignedIn } from './errors';

interface RouteFacts<Path extends string> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Behind `/api`; one that begins with `/:area/` is of an area. */
  readonly path: Path;
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
export interface ServedRoute extends Pick<RouteFacts<string>, 'method' | 'path' | 'format'> {
  readonly handler: (ctx: Context) => Promise<void> | void;
}

/** One call of the API, as data: where it is, who may, and what answers it. */
export interface ContractRoute extends RouteFacts<string> {
  readonly handler: (ctx: Context) => Promise<void>;
}

/** @throws 401 where nobody is signed in, 403 where the caller may not. Source: docs/contract.md, "Errors". */
export function authorize(caller: SignedIn | null, action: Action, area?: Area): void {
  if (can(caller, action, area)) return;
  throw caller ? forbidden() : notSignedIn();
}

/** A call of the API; what `handle` answers is the body, a fault that it throws is answered as such. */
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
      const { value, revision } = await withRevision(strapi, answer);
      ctx.set('X-Revision', String(revision));
      ctx.body = value;
    },
  };
}
