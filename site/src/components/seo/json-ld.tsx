import { JSON_LD_TYPE } from '../../browser/json-ld-script';
import { jsonLdText } from './json-ld/json-ld-text';
import type { JsonLdNode } from './json-ld/json-ld-text';

/**
 * The structured data of a page, for its template's `Head`. Search engines read it in static HTML: templates use it
 * behind `process.env.BUILD_STAGE !== 'build-javascript'`, so that its code stays out of the browser's bundles.
 */
export function JsonLd({ all }: { readonly all: readonly (JsonLdNode | undefined)[] }) {
  const told = all.filter((thing) => thing !== undefined);
  return told.length === 0 ? null : (
    <script type={JSON_LD_TYPE} dangerouslySetInnerHTML={{ __html: jsonLdText(told) }} />
  );
}
