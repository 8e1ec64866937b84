import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { sourceNodes as readFromStrapi } from 'gatsby-source-strapi/dist/gatsby-node';
import { COLLECTION_TYPES, SINGLE_TYPES } from './content-types';
import { withPlaceholders } from './media-placeholders';
import type { CmsConnection } from './media-placeholders';

/**
 * Reads the editorial content whole, as gatsby-source-strapi makes nodes of it. By itself that keeps an entry
 * that was the last of its type, misses a changed picture text and an edit made while it reads, and reads
 * twice: all because of what it remembers. Here it finds nothing to remember.
 * @throws Error where the CMS does not answer, or not with what was asked for
 */
export async function readEditorial(
  args: SourceNodesArgs,
  cms: CmsConnection,
): Promise<NodeInput[]> {
  const nodes: NodeInput[] = [];
  const forgetful = {
    ...args,
    actions: { ...args.actions, createNode: (node: NodeInput) => nodes.push(node) },
    cache: { get: () => Promise.resolve(), set: () => Promise.resolve() },
    getNodes: () => [],
    getNode: () => undefined,
  };
  await readFromStrapi(forgetful, {
    ...cms,
    maxParallelRequests: 4,
    singleTypes: SINGLE_TYPES,
    collectionTypes: COLLECTION_TYPES,
    skipFileDownloads: true,
  });
  return withPlaceholders(nodes, cms);
}
