import type { Context } from 'koa';
import { isArea, isStorable } from '../domain';
import type { Area } from '../domain';
import { limitedAddress } from './client-address';
import { pathsInOrder } from './incoming-files';
import { JSON_BYTES, readJson } from './json-body';
import { readCaller } from '../sessions/caller';
import type { SignedIn } from '../sessions/caller';
import { KNOWN_DEVICE } from '../sessions/devices';
import { invalid, notFound, notSignedIn } from './errors';

export type Body = Readonly<Record<string, unknown>>;

/** A file of a form. The parser stored it in a temporary folder. */
export interface FormFile {
  readonly filepath: string;
  readonly originalFilename: string | null;
  /** The size in bytes. */
  readonly size: number;
}

/** A call of the API, the input of a handler. */
export interface Call {
  readonly body: Body;
  /** The files of a form, by the names of their fields, in the order sent. */
  readonly files: Readonly<Record<string, readonly FormFile[]>>;
  /** Null if nobody is signed in or the token is no longer valid. */
  readonly caller: SignedIn | null;
  /** The caller's network address: the peer's, or the one that the proxy reports. */
  readonly address: string;
  readonly param: (name: string) => string;
  /** The idempotency key of a creation; empty if none was sent. */
  readonly idempotencyKey: string;
  /** The marks of earlier sign-ins on the caller's device; empty if none were sent. */
  readonly knownDevice: string;
  /** How the client calls itself; empty if it does not. */
  readonly userAgent: string;
  /** Sets a header of the response. */
  readonly setHeader: (name: string, value: string) => void;
}

/** A call of one area. */
export interface AreaCall extends Call {
  readonly area: Area;
}

/** The format of a call's body; `beacon`: a short JSON text of `navigator.sendBeacon`. */
export type Format = 'json' | 'form' | 'beacon';

/** A form after parsing by Strapi. */
interface Form {
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, FormFile | readonly FormFile[]>>;
}

export const BODY_ERRORS: Readonly<Record<Format, string>> = {
  json: 'The body must be JSON',
  form: 'The body must be a form (multipart/form-data)',
  beacon: 'The body must be JSON',
};
const TYPES: Readonly<Record<Format, string[]>> = {
  json: ['json'],
  form: ['multipart'],
  // Browsers send a beacon to another origin without a question only as plain text.
  beacon: ['json', 'text/plain'],
};

const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The maximum size of a beacon's body. Source: docs/contract.md, "Taps". */
const BEACON_BYTES = 500;

/** The maximum nesting of a body. It limits recursion; no call needs so many levels. */
const DEEPEST = 50;

/**
 * The key of the first text in a body that no database stores unchanged; undefined if there is none.
 * @throws 400 for a body with too many levels
 */
function unstorableKey(value: unknown, key: string, level = 0): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : key;
  if (typeof value !== 'object' || value === null) return undefined;
  if (level === DEEPEST) throw invalid({ body: 'The body has too many levels' });
  for (const [own, part] of Object.entries(value)) {
    const found = unstorableKey(part, Array.isArray(value) ? key : own, level + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function parsedBody(ctx: Context, format: Format): Promise<unknown> {
  if (format === 'form') return (ctx.request as Form).body;
  return await readJson(ctx, format === 'beacon' ? BEACON_BYTES : JSON_BYTES);
}

async function bodyOf(ctx: Context, format: Format): Promise<Body> {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return {};
  const hasBody = Number(ctx.get('content-length')) > 0 || ctx.get('transfer-encoding') !== '';
  if (!hasBody) return {};
  if (!ctx.is(TYPES[format])) throw invalid({ body: BODY_ERRORS[format] });
  const parsed = await parsedBody(ctx, format);
  if (!isRecord(parsed)) throw invalid({ body: BODY_ERRORS[format] });
  const unstorable = unstorableKey(parsed, 'body');
  if (unstorable !== undefined)
    throw invalid({ [unstorable]: `${unstorable} must be text without control characters` });
  return parsed;
}

function filesOf(ctx: Context): Call['files'] {
  const { files = {} } = ctx.request as Form;
  const order = pathsInOrder(ctx.req.headers);
  const placeOf = ({ filepath }: FormFile): number => order.indexOf(filepath);
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      [file].flat().sort((a, b) => placeOf(a) - placeOf(b)),
    ]),
  );
}

export async function callOf(ctx: Context, format: Format): Promise<Call> {
  return {
    body: await bodyOf(ctx, format),
    files: filesOf(ctx),
    caller: await readCaller(strapi, ctx.get('authorization')),
    address: limitedAddress(ctx.ip),
    param: (name) => {
      const value = String((ctx.params as Body)[name]);
      if (!isStorable(value)) throw notFound();
      return value;
    },
    idempotencyKey: ctx.get('idempotency-key'),
    knownDevice: ctx.get(KNOWN_DEVICE),
    userAgent: ctx.get('user-agent'),
    setHeader: (name, value) => {
      ctx.set(name, value);
    },
  };
}

/** The area in a call's path. @throws 404 for an unknown area */
export function areaOf(ctx: Context): Area {
  const area: unknown = (ctx.params as Body).area;
  if (!isArea(area)) throw notFound();
  return area;
}

/** The caller of a route that needs a session. */
export function signedIn({ caller }: Call): SignedIn {
  if (!caller) throw notSignedIn();
  return caller;
}
