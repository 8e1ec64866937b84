import { JSON_LD_TYPE } from '../../browser/json-ld-script';
import { jsonLdText } from './json-ld/json-ld-text';
import type { JsonLdNode } from './json-ld/json-ld-text';

/**
 * What a page tells of in the words of schema.org, for its template's `Head`. Search engines read it in the published
 * page: a template asks `process.env.BUILD_STAGE !== 'build-javascript'` where it uses this, so that nothing that
 * makes it comes into the browser's bundles.
 */
export function JsonLd({ all }: { readonly all: readonly (JsonLdNode | undefined)[] }) {
  const told = all.filter((thing) => thing !== undefined);
  return told.length === 0 ? null : (
    <script type={JSON_LD_TYPE} dangerouslySetInnerHTML={{ __html: jsonLdText(told) }} />
  );
}
