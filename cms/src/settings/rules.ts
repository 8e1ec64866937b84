import { isIP } from 'node:net';
import { boolean, number, string } from 'yup';
import type { StringSchema } from 'yup';

const PRODUCTION = { is: 'production' } as const;
const WHERE_PRODUCTION = 'where APP_ENV is production';

export const port = (standard: number) => number().integer().min(1).max(65_535).default(standard);

/** A limit; 0 is accepted unless `least` is higher. */
export const limit = (standard: number, least = 0) =>
  number().integer().min(least).default(standard);

const MOST_HOPS = 9;

/** A number of proxies; `true` is 1, `false` is 0. */
export const hops = () =>
  number()
    .transform((value: number, sent: unknown) =>
      sent === 'true' || sent === 'false' ? Number(sent === 'true') : value,
    )
    .integer()
    .min(0)
    .max(MOST_HOPS)
    .default(0);

/** The parts of a list separated by commas or spaces. */
export const listed = (value: string): readonly string[] => value.split(/[\s,]+/).filter(Boolean);

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits ?? 0) <= (version === 4 ? 32 : 128);
}

/** A list of addresses and networks. */
export const networks = () =>
  string()
    .default('')
    .test({
      name: 'networks',
      message: '${path} must list addresses or networks such as 203.0.113.7 or 10.0.0.0/8',
      test: (value) => listed(value).every(isNetwork),
    });

/** An origin. CORS compares with it, so an origin with a star would allow all. */
export const origin = () =>
  string().matches(/^https?:\/\/[^/\s*]+$/, {
    message: '${path} must be an address like https://example.com, without a path',
    excludeEmptyString: true,
  });

/** An origin that is optional in development and required in production. */
export const publicOrigin = () =>
  origin().when('APP_ENV', {
    ...PRODUCTION,
    then: (rule) => rule.required(`\${path} must be set ${WHERE_PRODUCTION}`),
  });

/** A switch that production does not allow. */
export const switchForDevelopment = () =>
  boolean()
    .default(false)
    .when('APP_ENV', {
      ...PRODUCTION,
      then: (rule) => rule.oneOf([false], `\${path} must not be true ${WHERE_PRODUCTION}`),
    });

/** A setting that is required if another setting has a value. */
export const requiredWhere = (setting: string, is: string) =>
  string().when(setting, {
    is,
    then: (rule) => rule.required(`\${path} is required where ${setting} is ${is}`),
  });

/** The address of PostgreSQL, which is required if it is the database. */
export const databaseAddress = () =>
  requiredWhere('DATABASE_CLIENT', 'postgres').test({
    name: 'database',
    message:
      '${path} must be an address like postgres://name:password@127.0.0.1:5432/database, with special characters of the password as %…',
    test: (value) => !value || (/^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value)),
  });

/** 32 characters of base64 are 192 bits, of hexadecimal digits 128. */
const LEAST_SECRET = 32;
const FEWEST_DIFFERENT = 8;
const PLACEHOLDERS =
  /change-?_?me|to-?_?be-?_?(modified|changed)|replace-?_?me|placeholder|example|default|password|secret|your[-_]|xxxx|1234567/i;

const isStrong = (value: string): boolean =>
  value.length >= LEAST_SECRET &&
  new Set(value).size >= FEWEST_DIFFERENT &&
  !PLACEHOLDERS.test(value);

const strongInProduction = (rule: StringSchema, advice = '') =>
  rule.when('APP_ENV', {
    ...PRODUCTION,
    then: (strong) =>
      strong.test({
        name: 'strong',
        message: `\${path} must be ${String(LEAST_SECRET)} random characters or more ${WHERE_PRODUCTION}${advice}`,
        test: (value) => !value || isStrong(value),
      }),
  });

/** A secret in the environment. In production it must be hard to guess. */
export const secret = () => strongInProduction(string(), ' (unset, one is made)');

/** A secret that is required if another setting has a value. */
export const secretWhere = (setting: string) =>
  strongInProduction(
    string().when(setting, {
      is: Boolean,
      then: (rule) => rule.required(`\${path} is required where ${setting} is set`),
    }),
  );
