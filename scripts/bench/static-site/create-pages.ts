import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { GatsbyNode } from 'gatsby';
import { toCard } from '../../../site/src/features/listing/card/card-listing';
import type { PageLine } from './page-line';

const component = (name: string): string =>
  path.resolve(`../scripts/bench/static-site/${name}.tsx`);

/** What a page's context adds: the result of the list's own getServerData, or the answer that a detail makes it from. */
const broughtTo = (line: PageLine) =>
  line.template === 'detail'
    ? { answer: line.answer }
    : {
        serverData: {
          own: { ...line.answer, lists: line.answer.lists.map(toCard), page: line.page },
        },
      };

/** Creates every listing page as a plain static page, with its data in its context. */
export const createPages: GatsbyNode['createPages'] = async ({ actions: { createPage } }) => {
  const file = process.env.BENCH_PAGES;
  if (!file) throw new Error('BENCH_PAGES is not set: the file with the pages.');
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const line = JSON.parse(text) as PageLine;
    const context = { ...line.context, ...broughtTo(line) };
    createPage({ path: line.path, component: component(line.template), context });
  }
};
