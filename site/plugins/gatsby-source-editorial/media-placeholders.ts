import type { NodeInput } from 'gatsby';

export interface CmsConnection {
  readonly apiURL: string;
  readonly accessToken: string;
}

const MEDIA = 'STRAPI__MEDIA';

interface Placed {
  readonly id: number;
  readonly placeholder: string | null;
}

async function placeholdersOf(
  ids: readonly unknown[],
  { apiURL, accessToken }: CmsConnection,
): Promise<ReadonlyMap<unknown, string>> {
  const query = new URLSearchParams({ 'fields[0]': 'placeholder' });
  for (const [at, id] of ids.entries()) query.set(`filters[id][$in][${String(at)}]`, String(id));
  const answer = await fetch(`${apiURL}/api/upload/files?${query.toString()}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  if (!answer.ok) throw new Error(`The CMS answers ${String(answer.status)} to its pictures.`);
  const files = (await answer.json()) as readonly Placed[];
  return new Map(files.map(({ id, placeholder }) => [id, placeholder ?? '']));
}

/**
 * Adds the tiny placeholder to each picture: gatsby-source-strapi passes on only the standard fields of a media.
 * @throws Error if the CMS does not respond
 */
export async function withPlaceholders(
  nodes: NodeInput[],
  cms: CmsConnection,
): Promise<NodeInput[]> {
  const ids = nodes.filter(({ internal }) => internal.type === MEDIA).map((node) => node.strapi_id);
  if (ids.length === 0) return nodes;
  const placeholders = await placeholdersOf(ids, cms);
  return nodes.map((node) =>
    node.internal.type === MEDIA
      ? { ...node, placeholder: placeholders.get(node.strapi_id) ?? '' }
      : node,
  );
}
