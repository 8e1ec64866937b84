import type { GatsbyConfig } from 'gatsby';
import bundleAdapter from './adapter';

const siteUrl = process.env.SITE_URL;
if (!siteUrl) {
  throw new Error('SITE_URL is not set: canonical addresses need it, as https://example.com.');
}
const cmsUrl = process.env.CMS_URL;
if (!cmsUrl) {
  throw new Error('CMS_URL is not set: pictures come from there while the site is developed.');
}

const config: GatsbyConfig = {
  adapter: bundleAdapter(),
  siteMetadata: { siteUrl },
  trailingSlash: 'ignore',
  // Needed for `gatsby develop` only: the server of the published site serves the stored pictures itself.
  proxy: { prefix: '/uploads', url: cmsUrl },
  jsxRuntime: 'automatic',
  // The CMS's address and token come from the environment, not from plugin options: Gatsby writes options into the
  // engine that renders pages, and the engine must not contain a token.
  plugins: ['gatsby-source-editorial'],
};

export default config;
