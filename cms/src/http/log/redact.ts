import { types } from 'node:util';
import { isError } from './is-error';

/** The replacement for values that no log may contain. */
const HIDDEN = '[hidden]';

const PATTERNS: readonly RegExp[] = [
  /\bBearer\s+[^\s"',;]+/gi,
  // A JWT.
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  // A bcrypt hash.
  /\$2[abxy]?\$\d\d\$[./A-Za-z0-9]{53}/g,
  // A mobile number of the model's form, alone or after India's prefix. Times in milliseconds have 13 digits. The random
  // end of a stored file's name has ten hexadecimal digits, which can all be decimal.
  /(?<![A-Za-z0-9])(?<!\d\.)(?<!\/uploads\/\w+_(?=\d{10}\.))(?:\+?91|0)?[1-9]\d{9}(?![A-Za-z0-9])/g,
];

/** `"password": "…"` and `password=…`, in JSON, in a query or in an object as Node prints it. */
const PASSWORD_VALUES =
  /(\b\w*(?:password|passwd)\w*["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s,;&}"']+)/gi;
/** The password in `postgres://user:password@host`. */
const ADDRESS_PASSWORDS = /(:\/\/[^\s:/@]*:)[^\s@/]+(?=@)/g;

const SECRET_KEYS = /password|passwd|secret|token|authorization|cookie|jwt|salt|accesskey|hash/i;

const DEEPEST = 6;
/** A shorter value is not a secret, and would match parts of many words. */
const SHORTEST_VALUE = 6;

export interface Redaction {
  readonly text: (text: string) => string;
  /** Converts a value to plain data without secrets. Cycles and too deep levels are cut. */
  readonly value: (value: unknown) => unknown;
}

/**
 * Creates the redaction that removes secrets and phone numbers from the log.
 * @param secrets values that are hidden in all texts
 */
export function createRedaction(secrets: readonly string[]): Redaction {
  const values = secrets.filter((value) => value.length >= SHORTEST_VALUE);

  const text = (given: string): string => {
    const known = values.reduce((said, value) => said.replaceAll(value, HIDDEN), given);
    const patterned = PATTERNS.reduce((said, pattern) => said.replace(pattern, HIDDEN), known);
    return patterned
      .replace(PASSWORD_VALUES, `$1${HIDDEN}`)
      .replace(ADDRESS_PASSWORDS, `$1${HIDDEN}`);
  };

  const entries = (of: object, above: readonly object[]): unknown =>
    Object.fromEntries(
      Object.entries(of).map(([key, value]) => [
        text(key),
        SECRET_KEYS.test(key) && value !== undefined ? HIDDEN : plain(value, above),
      ]),
    );

  /** The other properties of an error are left out: they can contain anything, such as a request or a body. */
  const error = (given: Error, above: readonly object[]): unknown => {
    const { name, message, stack, cause } = given;
    const { code, detail } = given as { code?: unknown; detail?: unknown };
    return entries({ name, message, code, detail, stack, cause }, above);
  };

  const plain = (given: unknown, above: readonly object[]): unknown => {
    if (typeof given === 'string') return text(given);
    if (typeof given === 'number' || typeof given === 'bigint') {
      const said = String(given);
      return text(said) === said && typeof given === 'number' ? given : text(said);
    }
    if (typeof given !== 'object' || given === null) return given;
    if (above.includes(given) || above.length >= DEEPEST) return '[…]';
    const here = [...above, given];
    if (isError(given)) return error(given, here);
    if (types.isDate(given)) return Number.isNaN(given.getTime()) ? null : given.toISOString();
    if (Buffer.isBuffer(given)) return `[${String(given.length)} bytes]`;
    if (Array.isArray(given)) return given.map((item) => plain(item, here));
    return entries(given, here);
  };

  return { text, value: (given) => plain(given, []) };
}
