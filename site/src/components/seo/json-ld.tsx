import { JSON_LD_TYPE } from '../../browser/json-ld-script';
import { jsonLdText } from './json-ld/json-ld-text';
import type { JsonLdNode } from './json-ld/json-ld-text';

/**
 * The structured data of a page, for its template's `Head`. Search engines read it in static HTML. Templates guard it
 * with `process.env.BUILD_STAGE !== 'build-javascript'`, so that its code is not in the browser's bundles.
 */
export function JsonLd({ all }: { readonly all: readonly (JsonLdNode | undefined)[] }) {
  const things = all.filter((thing) => thing !== undefined);
  return things.length === 0 ? null : (
    <script type={JSON_LD_TYPE} dangerouslySetInnerHTML={{ __html: jsonLdText(things) }} />
  );
}
