import { array, boolean, number, object, string, ValidationError } from 'yup';
import type { InferType } from 'yup';
import { Failure } from '../lib/failure';

/** The version of the file's format. Code that reads older versions must list them here. */
export const FORMAT = 1;

/** The first entry of a backup; its checksum is the second. */
export const MANIFEST = 'manifest.json';
export const MANIFEST_CHECKSUM = 'manifest.sha256';
export const SECRETS = 'secrets.env';
export const UPLOADS = 'uploads';

/** The entry of a table: one row per line, as JSON. */
export const tableEntry = (table: string): string => `data/${table}.jsonl`;

/** Whether a text is a name of a stored picture: a file without a folder, and not hidden. */
export const isFileName = (name: string): boolean => /^[^./\\\0][^/\\\0]*$/.test(name);

const TABLE_ENTRY = /^data\/[a-z0-9_]+\.jsonl$/;
const isEntryPath = (path: string): boolean =>
  path === SECRETS ||
  TABLE_ENTRY.test(path) ||
  (path.startsWith(`${UPLOADS}/`) && isFileName(path.slice(UPLOADS.length + 1)));

const count = () => number().required().integer().min(0);

const entry = object({
  path: string()
    .required()
    .test('path', '${path} is no name of an entry', (value) => isEntryPath(value)),
  size: count(),
  sha256: string().required().length(64),
}).required();

const manifest = object({
  format: count(),
  /** The `DATA_VERSION` of the code that made the backup. */
  dataVersion: count(),
  /** The version of Strapi. */
  strapi: string()
    .required()
    .matches(/^\d+\.\d+\.\d+$/),
  /** ISO time of the state in the backup. */
  at: string().required(),
  database: string().oneOf(['sqlite', 'postgres']).required(),
  /** The revision of the last write in the backup. */
  revision: count(),
  /** Whether the backup contains the secrets. */
  hasSecrets: boolean().required(),
  tables: array(
    object({
      name: string()
        .required()
        .matches(/^[a-z0-9_]+$/),
      rows: count(),
      /** The highest id that the table ever gave. */
      lastId: count(),
    }).required(),
  ).required(),
  /** Pictures that rows reference but the storage lacks. */
  missing: array(string().required()).required(),
  entries: array(entry).required(),
}).required();

/** The content of a backup, with sizes and checksums. */
export type Manifest = InferType<typeof manifest>;
export type Entry = Manifest['entries'][number];
export type TableCount = Manifest['tables'][number];

/** @throws Failure if the text is no manifest, or newer code made it */
export function parseManifest(text: string): Manifest {
  const value = parse(text);
  if (typeof value === 'object' && value !== null && 'format' in value)
    if (typeof value.format === 'number' && value.format > FORMAT) throw newerVersion();
  try {
    return manifest.validateSync(value, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Failure(`The backup is damaged: its manifest is not valid (${error.message}).`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('The backup is damaged: its manifest is no JSON.', { cause: error });
  }
}

/** The error for a backup of newer code. */
export const newerVersion = (): Failure =>
  new Failure(
    'The backup is of a newer version of Dwarka Homes: update this one, then restore it.',
  );
