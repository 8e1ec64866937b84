import type { GatsbyConfig } from 'gatsby';
import bundleAdapter from './adapter';

const siteUrl = process.env.SITE_URL;
if (!siteUrl) {
  throw new Error('SITE_URL is not set: canonical addresses need it, as https://example.com.');
}

const config: GatsbyConfig = {
  adapter: bundleAdapter(),
  siteMetadata: { siteUrl },
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  // The CMS's address and token come from the environment when the content is read: a plugin's options
  // are written into the engine that renders pages, and a token has no business there.
  plugins: ['gatsby-source-editorial'],
};

export default config;
