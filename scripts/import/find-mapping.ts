import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { KINDS } from '../lib/domain';
import type { Kind } from '../lib/domain';
import { codeOf, Failure } from '../lib/failure';
import {
  catalogueMapping,
  isExport,
  unknownColumns,
} from '../../cms/src/import/file/catalogue-mapping';
import { compileMapping } from './compile-mapping';
import type { Mapping } from '../../cms/src/import/file/mapping';

const FOLDER = join(import.meta.dirname, 'mappings');
const ENDING = '.json';

const known = async (): Promise<readonly string[]> =>
  (await readdir(FOLDER))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => basename(file, ENDING));

async function readMapping(name: string, file: string): Promise<Mapping> {
  try {
    return compileMapping(name, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Failure(`The mapping ${name} is not JSON: ${error.message}.`);
    if (codeOf(error) !== 'ENOENT') throw error;
    const names = (await known()).join(', ');
    throw new Failure(
      `There is no mapping ${name}: choose one of ${names}, or name a ${ENDING} file.`,
    );
  }
}

/** The file of a mapping, from its name or from the path of a .json file. */
const fileOf = (name: string): string =>
  name.endsWith(ENDING) ? name : join(FOLDER, `${name}${ENDING}`);

/**
 * The files that an import may read its mapping from: the file of the name, or without a name all files of the
 * importer.
 */
export const mappingFiles = async (name: string | undefined): Promise<readonly string[]> =>
  (name === undefined ? await known() : [name]).map(fileOf);

/** Loads a mapping by its name, or by the path of a .json file. @throws Failure */
export const namedMapping = (name: string): Promise<Mapping> =>
  readMapping(basename(name, ENDING), fileOf(name));

const listed = (names: readonly string[]): string => names.join(', ');

/** @throws Failure that lists the columns which the mapping does not know, and the missing ones */
function assertColumns(mapping: Mapping, header: readonly string[], file: string): void {
  const unknown = header.filter((column) => !mapping.columns.includes(column));
  const missing = mapping.columns.filter((column) => !header.includes(column));
  const parts = [
    ...(unknown.length > 0 ? [`has columns that it does not know: ${listed(unknown)}`] : []),
    ...(missing.length > 0 ? [`lacks columns that it reads: ${listed(missing)}`] : []),
  ];
  if (parts.length > 0)
    throw new Failure(`By the mapping ${mapping.name}, ${file} ${parts.join(', and ')}.`);
}

const sameColumns = (mapping: Mapping, header: readonly string[]): boolean =>
  mapping.columns.length === header.length &&
  mapping.columns.every((column) => header.includes(column));

/**
 * Chooses the mapping of a file: the named one; else the catalogue, if its columns are fields; else the one mapping
 * that has exactly these columns.
 * @throws Failure
 */
export async function findMapping(
  file: string,
  header: readonly string[],
  {
    mapping: name,
    kind,
    key,
  }: {
    readonly mapping: string | undefined;
    readonly kind: Kind | undefined;
    readonly key?: string | undefined;
  },
): Promise<Mapping> {
  if (key !== undefined && !header.includes(key)) {
    throw new Failure(`${file} has no column ${key} for --key.`);
  }
  const withKey = (mapping: Mapping): Mapping => ({ ...mapping, key: key ?? mapping.key });
  if (name !== undefined) {
    const mapping = await namedMapping(name);
    if (kind !== undefined && kind !== mapping.kind) {
      throw new Failure(
        `The mapping ${mapping.name} makes ${mapping.kind}, not ${kind}: leave --kind out.`,
      );
    }
    assertColumns(mapping, header, file);
    return withKey(mapping);
  }
  // The columns of an export tell its kind.
  const kinds = kind === undefined && isExport(header, key) ? KINDS : [kind ?? 'propresi'];
  const own = kinds.find((one) => unknownColumns(one, header, key).length === 0);
  if (own !== undefined) return catalogueMapping(own, header, key);
  const unknown = unknownColumns(kind ?? 'propresi', header, key);
  const mappings = await Promise.all((await known()).map(namedMapping));
  const [fitting, ...others] = mappings.filter(
    (mapping) => (kind ?? mapping.kind) === mapping.kind && sameColumns(mapping, header),
  );
  if (fitting && others.length === 0) return withKey(fitting);
  throw new Failure(
    `${file} has columns that the catalogue does not know: ${listed(unknown)}. Name them as the catalogue does, ` +
      `or choose a mapping with --mapping (${listed(await known())}).`,
  );
}
