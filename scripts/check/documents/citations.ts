import { readMarkdown } from './markdown';
import { isCode } from './repository-files';
import type { RepositoryFiles } from './repository-files';

/** Strings come first, so that the start of a comment inside a string does not count. */
const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?:\/\/.*(?:\n[ \t]*(?=\/\/))?)+/g;
/** A document, and the cited headings after it: `docs/contract.md, "Images" and "Errors"`. */
const CITATION = /(docs\/[\w./-]+\.md)((?:(?:,| and|, and) "[^"]+")*)/g;
/** Document names that do not identify a place in a document. */
const VAGUE =
  /\bthe (?:contract|decisions)\b|\bseed documents?\b|\bREADME\b|\b(?:api|decisions)\.md\b/i;

/** The comments of a source text, each as one line. */
function commentsOf(text: string): string[] {
  return [...text.matchAll(STRING_OR_COMMENT)]
    .map(([found]) => found)
    .filter((found) => found.startsWith('/'))
    .map((comment) => comment.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' '));
}

function problemsOf(comment: string, headings: ReadonlyMap<string, readonly string[]>): string[] {
  const citations = [...comment.matchAll(CITATION)];
  const problems = citations.flatMap(([, document = '', cited = '']) => {
    const known = headings.get(document);
    if (!known) return [`there is no ${document}`];
    return [...cited.matchAll(/"([^"]+)"/g)]
      .map(([, heading = '']) => heading)
      .filter((heading) => !known.includes(heading))
      .map((heading) => `${document} has no heading "${heading}"`);
  });
  const vague = VAGUE.exec(comment)?.[0];
  const isPrecise = citations.some(([, , cited]) => cited !== '');
  return vague !== undefined && !isPrecise
    ? [...problems, `"${vague}" needs a heading, such as docs/contract.md, "Images"`]
    : problems;
}

/**
 * Compares the citations in code comments with the documents.
 * @returns a sentence for each cited document or heading that does not exist, and for each document cited without a
 *   heading
 */
export function checkCitations({ texts }: RepositoryFiles): string[] {
  const headings = new Map(
    [...texts]
      .filter(([file]) => file.startsWith('docs/'))
      .map(([file, text]) => [file, readMarkdown(text).headings] as const),
  );
  return [...texts]
    .filter(([file]) => isCode(file))
    .flatMap(([file, text]) =>
      commentsOf(text)
        .flatMap((comment) => problemsOf(comment, headings))
        .map((problem) => `${file}: ${problem}`),
    );
}
