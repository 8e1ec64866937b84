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
  // For `gatsby develop` only: the server of the published site has the stored pictures.
  proxy: { prefix: '/uploads', url: cmsUrl },
  jsxRuntime: 'automatic',
  // The CMS's address and token are read from the environment, not from plugin options: Gatsby writes options
  // into the engine that renders pages, which must not hold a token.
  plugins: ['gatsby-source-editorial'],
};

export default config;
