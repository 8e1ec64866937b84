import { lexer, walkTokens } from 'marked';
import type { Token } from 'marked';

/** The parts of a Markdown document that the checks read. */
export interface MarkdownDocument {
  /** The text of each heading, without markup. */
  readonly headings: readonly string[];
  /** The anchor of each heading, computed as GitHub does. */
  readonly anchors: ReadonlySet<string>;
  /** The addresses of links and pictures. */
  readonly links: readonly string[];
  /** Texts in backticks. */
  readonly spans: readonly string[];
  /** Code blocks. */
  readonly blocks: readonly string[];
}

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

/** GitHub numbers the anchors of equal headings: `name`, `name-1`, `name-2`. */
function anchorsOf(headings: readonly string[]): Set<string> {
  const anchors = new Set<string>();
  for (const slug of headings.map(slugOf)) {
    let anchor = slug;
    for (let n = 1; anchors.has(anchor); n += 1) anchor = `${slug}-${String(n)}`;
    anchors.add(anchor);
  }
  return anchors;
}

const withoutMarkup = (text: string): string => text.replace(/[`*_]/g, '');

/** @param text the content of a Markdown file */
export function readMarkdown(text: string): MarkdownDocument {
  const headings: string[] = [];
  const links: string[] = [];
  const spans: string[] = [];
  const blocks: string[] = [];
  const read = (token: Token): void => {
    if (token.type === 'heading') headings.push(withoutMarkup(String(token.text)));
    if (token.type === 'link' || token.type === 'image') links.push(String(token.href));
    if (token.type === 'codespan') spans.push(String(token.text));
    if (token.type === 'code') blocks.push(String(token.text));
  };
  void walkTokens(lexer(text), read);
  return { headings, anchors: anchorsOf(headings), links, spans, blocks };
}
