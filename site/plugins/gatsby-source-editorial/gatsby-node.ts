import type { GatsbyNode } from 'gatsby';
import { marked } from 'marked';
import { prepared } from './prepare';
import { readEditorial } from './read-editorial';

/** One setting of the environment, which the build is given. */
function setting(name: 'CMS_URL' | 'SITE_TOKEN'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the editorial content is read from the CMS.`);
  return value;
}

/**
 * Makes nodes of the editorial content on every build; Gatsby drops those that a run no longer makes.
 *
 * This plugin has no other API: one with types would be packed, with all that it imports, into the engine
 * that renders pages.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  const apiURL = setting('CMS_URL');
  try {
    const nodes = await readEditorial(args, { apiURL, accessToken: setting('SITE_TOKEN') });
    for (const node of prepared(nodes, marked, args.reporter)) {
      await args.actions.createNode(node);
    }
  } catch (error) {
    args.reporter.panic(
      `The editorial content could not be read from ${apiURL} (${String(error)}). Is the CMS running, and is SITE_TOKEN its token for the site?`,
    );
  }
};
