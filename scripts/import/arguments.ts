import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AREAS, isArea, KINDS } from '../lib/domain';
import { Failure } from '../lib/failure';

const USAGE =
  'npm run import -- --area AREA FILE.csv [--kind KIND] [--mapping NAME or FILE.json] [--key COLUMN] [--report FILE.csv] [--dry-run]';

const wrong = (what: string): Failure => new Failure(`${what}\nUsage: ${USAGE}`);

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        area: { type: 'string' },
        kind: { type: 'string' },
        mapping: { type: 'string' },
        key: { type: 'string' },
        report: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The command's arguments; LISTINGS_CSV can set the file instead.
 * @throws Failure with the error and the usage
 */
export function readArguments(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const { values, positionals } = parse(args);
  const { area, kind: kindName, mapping, key, report, 'dry-run': dryRun } = values;
  if (!isArea(area)) {
    const which = area === undefined ? 'Say which area' : `There is no area ${area}: choose one`;
    throw wrong(`${which} with --area (${AREAS.join(', ')}).`);
  }
  const kind = KINDS.find((known) => known === kindName);
  if (kindName !== undefined && kind === undefined) {
    throw wrong(`There is no kind ${kindName}: choose one with --kind (${KINDS.join(', ')}).`);
  }
  const [file = environment.LISTINGS_CSV, ...more] = positionals;
  if (more.length > 0) throw wrong('Name one file at a time.');
  if (!file) throw wrong('Name the CSV file, as an argument or in LISTINGS_CSV.');
  // npm runs commands in the repository's root, whatever the user's current folder is.
  const from = (path: string): string => relative('.', resolve(environment.INIT_CWD ?? '.', path));
  return {
    area,
    file: from(file),
    kind,
    mapping: mapping?.endsWith('.json') ? from(mapping) : mapping,
    key,
    report: report && from(report),
    dryRun,
  };
}
