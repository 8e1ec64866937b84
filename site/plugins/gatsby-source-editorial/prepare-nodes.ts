import type { NodeInput, NodePluginArgs, Reporter } from 'gatsby';
import { icons } from 'lucide-react';
import type { marked as Marked } from 'marked';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { safeHtml } from './safe-html';

type Fields = Readonly<Record<string, unknown>>;
type Fill = (text: string) => string;

const PARAMETERS = 'STRAPI_APP_PARAMETER';

function valuesOf(nodes: readonly NodeInput[]): Readonly<Record<string, unknown>> {
  const byId = new Map<unknown, Fields>(nodes.map((node) => [node.id, node]));
  const parameters: Fields | undefined = nodes.find((node) => node.internal.type === PARAMETERS);
  const first = (links: unknown): unknown => (Array.isArray(links) ? links[0] : links);
  const part = (name: string, field: string): unknown =>
    byId.get(first(parameters?.[`${name}___NODE`]))?.[field];
  return {
    brandName: parameters?.brandName,
    email: part('emails', 'value'),
    phone: part('phones', 'value'),
    headOffice: part('headOffice', 'address'),
  };
}

/**
 * Returns a function that fills placeholders such as `{brandName}` or `{phone}` in a text. It uses the first phone and
 * the first mail address. Other text in braces stays.
 */
function placeholderFiller(nodes: readonly NodeInput[]): Fill {
  const values = valuesOf(nodes);
  return (text) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'string' ? value : whole;
    });
}

/** Matches the names of the CMS's renditions, which contain the width. */
const RENDITIONS = /^w(\d+)$/;

interface Media {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly formats: Readonly<Record<string, unknown>> | null;
  readonly placeholder?: string;
}

const widthsOf = (formats: Media['formats']): number[] =>
  Object.keys(formats ?? {})
    .flatMap((name) => RENDITIONS.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

/** Adds the `picture` that pages show to a media node. */
function withPicture(node: NodeInput): NodeInput {
  const { url, width, height, formats, placeholder = '' } = node as NodeInput & Media;
  return {
    ...node,
    picture: {
      path: url,
      width,
      height,
      widths: widthsOf(formats),
      placeholder,
    },
  };
}

interface Tools {
  readonly nodes: readonly NodeInput[];
  readonly fill: Fill;
  readonly markdown: typeof Marked;
  readonly reporter: Reporter;
}
type Preparation = (node: NodeInput, tools: Tools) => NodeInput;

/** Fills the placeholders in all texts of a landing page component. */
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

/**
 * Renders the icon of a card at build time. Editors can choose any icon of the set, and no page has to load the set.
 */
const withIcon: Preparation = (node, { reporter }) => {
  const name = pascalCase(String(node.icon));
  if (!isIcon(name)) {
    reporter.warn(`The icon "${String(node.icon)}" is not in the set of lucide.dev/icons.`);
    return { ...node, svg: null };
  }
  const svg = createElement(icons[name], { size: 24, strokeWidth: 1.75, 'aria-hidden': true });
  return { ...node, svg: renderToStaticMarkup(svg) };
};

/** Renders the Markdown of a legal text as HTML without active content. */
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
 * Prepares the nodes for pages: pictures with renditions, filled texts, rendered icons and Markdown. Each node gets a
 * new digest of its whole content. Gatsby keeps the old node while the digest is the same, and a text also depends on
 * the node of the parameters.
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
