import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../../lib/failure';
import type { LoadRequest } from '../load/run-load';
import { requestJson } from '../request-json';
import type { BenchEnvironment } from '../servers/environment';
import { ourRequest, peerRequest, SEARCHES } from './searches';

interface OurAnswer {
  readonly lists: readonly { readonly _id: string }[];
  readonly count: number;
}

interface PeerAnswer {
  readonly data: readonly { readonly documentId: string }[];
  readonly meta: { readonly pagination: { readonly total: number } };
}

/** The result of a search: the count, and the page's listings in order. */
interface Found {
  readonly count: number;
  readonly ids: readonly string[];
}

const search = (origin: string, { path, ...request }: LoadRequest): Promise<unknown> =>
  requestJson(origin + path, request);

/** Throws a Failure if CMS and peer find different listings, because then a comparison makes no sense. */
export async function assertSameAnswers({ product, peer }: BenchEnvironment): Promise<void> {
  for (const wanted of SEARCHES) {
    const our = (await search(product.env.cmsUrl, ourRequest(wanted))) as OurAnswer;
    const ours: Found = { count: our.count, ids: our.lists.map(({ _id }) => _id) };
    for (const fields of ['all', 'same'] as const) {
      const { data, meta } = (await search(peer.url, peerRequest(wanted, fields))) as PeerAnswer;
      const ids = data.map(({ documentId }) => documentId);
      const found: Found = { count: meta.pagination.total, ids };
      if (ids.length === 0 || !isDeepStrictEqual(ours, found)) {
        throw new Failure(
          `CMS and peer find different listings: ${JSON.stringify({ wanted, ours, found })}`,
        );
      }
    }
  }
}
