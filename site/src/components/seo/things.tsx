import { THINGS_TYPE } from '../../browser/forget-things';
import { jsonLd } from './things/thing';
import type { Thing } from './things/thing';

/**
 * What a page tells of in the words of schema.org, for its template's `Head`. Search engines read it in the published
 * page: a template asks `process.env.BUILD_STAGE !== 'build-javascript'` where it uses this, so that nothing that
 * makes it comes into the browser's bundles.
 */
export function Things({ all }: { readonly all: readonly (Thing | undefined)[] }) {
  const told = all.filter((thing) => thing !== undefined);
  return told.length === 0 ? null : (
    <script type={THINGS_TYPE} dangerouslySetInnerHTML={{ __html: jsonLd(told) }} />
  );
}
