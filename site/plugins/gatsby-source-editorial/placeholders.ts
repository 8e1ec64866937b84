import type { NodeInput } from 'gatsby';

type Fields = Readonly<Record<string, unknown>>;
export type Fill = (text: string) => string;

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
 * Returns a function that fills placeholders such as `{brandName}` or `{phone}` in a text; the first phone and mail
 * address are used. Other text in braces stays.
 */
export function placeholderFiller(nodes: readonly NodeInput[]): Fill {
  const values = valuesOf(nodes);
  return (text) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'string' ? value : whole;
    });
}
