import type { NodeInput, NodePluginArgs, Reporter } from 'gatsby';
import { icons } from 'lucide-react';
import type { marked as Marked } from 'marked';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withPicture } from './media-picture';
import { placeholderFiller } from './placeholders';
import type { Fill } from './placeholders';
import { safeHtml } from './safe-html';

interface Tools {
  readonly nodes: readonly NodeInput[];
  readonly fill: Fill;
  readonly markdown: typeof Marked;
  readonly reporter: Reporter;
}
type Preparation = (node: NodeInput, tools: Tools) => NodeInput;

/** Every text of a part of the landing page, with the brokerage's own names in it. */
const withTexts: Preparation = (node, { fill }) => ({
  ...node,
  ...Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => typeof value === 'string' && key !== 'id')
      .map(([key, value]) => [key, fill(String(value))]),
  ),
});

const isIcon = (name: string): name is keyof typeof icons => name in icons;
const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The icon that a card names, drawn: so that any of the set can be chosen and no page carries the set. */
const withIcon: Preparation = (node, { reporter }) => {
  const name = pascalCase(String(node.icon));
  if (!isIcon(name)) {
    reporter.warn(`The icon "${String(node.icon)}" is not in the set of lucide.dev/icons.`);
    return { ...node, svg: null };
  }
  const svg = createElement(icons[name], { size: 24, strokeWidth: 1.75, 'aria-hidden': true });
  return { ...node, svg: renderToStaticMarkup(svg) };
};

/** A legal text's Markdown as HTML, and nothing active in it. */
const withHtml: Preparation = (node, { nodes, fill, markdown }) => {
  const { data___NODE: textId } = node.body as { data___NODE: string };
  const text = nodes.find(({ id }) => id === textId)?.internal.content ?? '';
  return { ...node, html: safeHtml(markdown.parse(fill(text), { async: false })) };
};

const PREPARATIONS: readonly (readonly [RegExp, Preparation])[] = [
  [/^STRAPI__MEDIA$/, withPicture],
  [/^STRAPI__COMPONENT_LANDING_/, withTexts],
  [/^STRAPI__COMPONENT_LANDING_WHY_CARD$/, withIcon],
  [/^STRAPI_LEGAL_TEXT$/, withHtml],
];

/**
 * The nodes as pages want them: pictures with their renditions, texts filled in, icons drawn, Markdown as HTML.
 * Each is named anew by all that it holds: Gatsby keeps the node of before where that name is the same, and what a text is
 * filled in with stands in another node.
 */
export function prepareNodes(
  nodes: readonly NodeInput[],
  markdown: typeof Marked,
  {
    reporter,
    createContentDigest: digest,
  }: Pick<NodePluginArgs, 'reporter' | 'createContentDigest'>,
): NodeInput[] {
  const tools = { nodes, markdown, reporter, fill: placeholderFiller(nodes) };
  return nodes.map((node) => {
    const done = PREPARATIONS.filter(([type]) => type.test(node.internal.type)).reduce(
      (one, [, prepare]) => prepare(one, tools),
      node,
    );
    return { ...done, internal: { ...done.internal, contentDigest: digest(done) } };
  });
}
