import path from 'node:path';
import { readMarkdown } from './markdown';
import type { MarkdownDocument } from './markdown';
import { isDocument } from './repository-files';
import type { RepositoryFiles } from './repository-files';

/** The commands of `npm run`. */
interface Commands {
  readonly scripts: readonly string[];
  /** The parts that a command accepts after `--`, by the command's name. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** The document with a row for each setting. */
const SETTINGS = 'docs/operations.md';
/** Git's conflict markers. Prettier turns the end marker into nested quotations. */
const CONFLICT = /^(<{7} \S|>{7} \S|(> ){7}\w)/m;
const SOURCE = /\.(tsx?|mjs|css|md|yml)$/;
/** `<name>`, `{name}` and `*` match one part of a path. */
const WILDCARD = /<[^>]*>|\{[^}]*\}|\*/g;
const PATH = /^[\w.@<>{}*-]+(\/[\w.@<>{}*-]*)*$/;

/** The files and their folders. */
function pathsOf(files: readonly string[]): ReadonlySet<string> {
  const paths = new Set(files);
  for (const file of files) {
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
      paths.add(file.slice(0, at));
    }
  }
  return paths;
}

const escaped = (text: string): string => text.replace(/[.+?^$()|[\]\\]/g, '\\$&');

/** Whether one of the paths equals the wanted one or, unless `isWhole` is set, ends with it. */
function someMatches(paths: ReadonlySet<string>, wanted: string, isWhole: boolean): boolean {
  const pattern = wanted.replace(/\/$/, '').split(WILDCARD).map(escaped).join('[^/]+');
  const matcher = new RegExp(`${isWhole ? '^' : '(^|/)'}${pattern}$`);
  return [...paths].some((path) => matcher.test(path));
}

/** The words of code blocks, diagrams and commands that may be paths. */
const wordsOf = (block: string): string[] =>
  block.split(/[\s'"`,;:()[\]|]+/).filter((word) => word.includes('/'));

/**
 * Whether a text in backticks or a word of a code block looks like a file or folder of the repository that does not
 * exist.
 */
function isMissingPath(span: string, paths: ReadonlySet<string>): boolean {
  if (!PATH.test(span)) return false;
  const [first = ''] = span.split('/');
  const isFromRoot = span.includes('/') && paths.has(first);
  if (!isFromRoot && !SOURCE.test(span)) return false;
  return !someMatches(paths, span, isFromRoot);
}

function deadLinks(file: string, links: readonly string[], all: Documents): string[] {
  return links.filter((link) => {
    if (/^[a-z][a-z+.-]*:/i.test(link)) return false;
    const [target = '', anchor] = decodeURI(link).split('#');
    const linked = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    if (!all.paths.has(linked.replace(/\/$/, ''))) return true;
    return anchor !== undefined && all.read.get(linked)?.anchors.has(anchor) === false;
  });
}

/** The `npm run x` and `npm test -- part` that do not exist. */
function unknownCommands(text: string, { scripts, parts }: Commands): string[] {
  const found = [
    ...text.matchAll(/\bnpm (?:run ([\w:.-]+)|(start|test)\b)(?: -- ([a-z][\w-]*))?/g),
  ];
  return found.flatMap(([whole, run, short, part]) => {
    const script = run ?? short ?? '';
    if (!scripts.includes(script)) return [whole];
    const known = parts[script];
    return known && part !== undefined && !known.includes(part) ? [whole] : [];
  });
}

interface Documents {
  readonly paths: ReadonlySet<string>;
  readonly read: ReadonlyMap<string, MarkdownDocument>;
}

/**
 * Compares the Markdown documents with the repository.
 * @returns a sentence for each dead link, each path or command that does not exist, and each setting of `.env.example`
 * that docs/operations.md does not name
 */
export function checkDocuments({ files, texts }: RepositoryFiles, commands: Commands): string[] {
  const paths = pathsOf(files);
  const read = new Map(
    [...texts]
      .filter(([file]) => isDocument(file))
      .map(([file, text]) => [file, readMarkdown(text)]),
  );
  const problems = [...read].flatMap(([file, document]) => [
    ...deadLinks(file, document.links, { paths, read }).map(
      (link) => `${file}: the link ${link} leads nowhere`,
    ),
    ...[...document.spans, ...document.blocks.flatMap(wordsOf)]
      .filter((span) => isMissingPath(span, paths))
      .map((span) => `${file}: there is no ${span}`),
    ...[...document.spans, ...document.blocks]
      .flatMap((text) => unknownCommands(text, commands))
      .map((command) => `${file}: there is no command ${command}`),
  ]);
  const conflicts = [...texts].filter(([, text]) => CONFLICT.test(text)).map(([file]) => file);
  const operations = texts.get(SETTINGS) ?? '';
  const settings = texts.get('.env.example')?.matchAll(/^([A-Z][A-Z0-9_]*)=/gm) ?? [];
  const unnamed = [...settings]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(operations));
  return [
    ...problems,
    ...conflicts.map((file) => `${file}: has the markers of a merge conflict`),
    ...unnamed.map((name) => `.env.example: ${SETTINGS} does not name ${name}`),
  ];
}
