import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { GatsbyNode } from 'gatsby';
import { marked } from 'marked';
import { editorialContent } from './editorial-content';
import { prepareNodes } from './prepare-nodes';
import { readConsistently } from './read-consistently';
import { readEditorial } from './read-editorial';

const POLL_MS = 200;

/** Reads a required setting of the environment. */
function setting(name: 'CMS_URL' | 'SITE_TOKEN'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the editorial content is read from the CMS.`);
  return value;
}

/** Resolves when the CMS responds: the first build of the site starts in parallel with the CMS. */
async function waitForCms(apiURL: string): Promise<void> {
  const isUp = () =>
    fetch(`${apiURL}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await delay(POLL_MS);
}

/** Returns a function that requests JSON from the CMS. */
const asker =
  (apiURL: string, accessToken: string) =>
  async (path: string): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${accessToken}` };
    const answer = await fetch(apiURL + path, { headers });
    if (!answer.ok) throw new Error(`the CMS answers ${String(answer.status)} to ${path}`);
    return await answer.json();
  };

/**
 * Creates the nodes of the editorial content on every build. Gatsby removes nodes that a run does not create. The file
 * SITE_CONTENT_FILE tells the caller which content was read. This plugin uses no other Gatsby API: Gatsby would pack a
 * plugin that defines types, and all its imports, into the engine that renders pages.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  const apiURL = setting('CMS_URL');
  const accessToken = setting('SITE_TOKEN');
  const { SITE_CONTENT_FILE: file } = process.env;
  if (process.env.SITE_WAITS_FOR_CMS) await waitForCms(apiURL);
  const get = asker(apiURL, accessToken);
  try {
    const { read: nodes, content } = await readConsistently(
      () => readEditorial(args, { apiURL, accessToken }),
      () => editorialContent(get),
    );
    for (const node of prepareNodes(nodes, marked, args)) {
      await args.actions.createNode(node);
    }
    if (file) await writeFile(file, content);
  } catch (error) {
    args.reporter.panic(
      `The editorial content could not be read from ${apiURL} (${String(error)}). Is the CMS running, and is SITE_TOKEN its token for the site?`,
    );
  }
};
