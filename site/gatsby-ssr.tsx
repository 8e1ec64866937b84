import fontAddress from '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2';
import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { EARLY_INPUT_SCRIPT } from './src/browser/early-input';
import { JSON_LD_TYPE } from './src/browser/json-ld-script';
import { IconSprite } from './src/components/icon/icon-sprite';
import { STAFF_AREAS_SCRIPT } from './src/session/staff-areas';
import { THEME_COLOURS } from './src/styles/theme-colours';

export { wrapPageElement } from './gatsby-browser';

/** The id of the script element in which Gatsby puts a page's data. */
const DATA_SCRIPT = 'gatsby-script-loader';

/**
 * Renders a page into one string. Gatsby renders it into a stream and collects that, which takes a tenth longer. No
 * component suspends.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

interface ScriptProps {
  readonly id?: string;
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: 'en-IN' });
  setPostBodyComponents([<IconSprite key="icons" />]);
  setHeadComponents([
    <script key="early" dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />,
    <script key="staff" dangerouslySetInnerHTML={{ __html: STAFF_AREAS_SCRIPT }} />,
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={fontAddress}
    />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" href="/icon.svg" />,
    <link key="icon-png" rel="icon" sizes="32x32" href="/icon-32.png" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/icon-180.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    ...Object.entries(THEME_COLOURS).map(([scheme, colour]) => (
      <meta
        key={`theme-${scheme}`}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={colour}
      />
    )),
  ]);
};

/** Links the style sheet, so that the browser fetches it once. Gatsby would write all of it into each page. */
function linked(component: ReactNode): ReactNode {
  if (!isValidElement<{ 'data-href'?: string }>(component) || component.type !== 'style') {
    return component;
  }
  const address = component.props['data-href'];
  return address ? <link key={address} rel="stylesheet" href={address} /> : component;
}

/** Keeps the JSON-LD: Gatsby removes each tag of `Head` that the browser does not render again. */
function kept(component: ReactNode): ReactNode {
  return isValidElement<{ type?: string; 'data-gatsby-head'?: boolean }>(component) &&
    component.props.type === JSON_LD_TYPE
    ? cloneElement(component, { 'data-gatsby-head': undefined })
    : component;
}

/**
 * Escapes the page data. Gatsby writes it into a script without escaping, and a user's text could close that script.
 */
function closed(component: ReactNode): ReactNode {
  if (!isValidElement<ScriptProps>(component) || component.props.id !== DATA_SCRIPT) {
    return component;
  }
  const { __html } = component.props.dangerouslySetInnerHTML;
  return cloneElement(component, {
    dangerouslySetInnerHTML: { __html: __html.replaceAll('<', '\\u003c') },
  });
}

export const onPreRenderHTML = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) => {
  replaceHeadComponents(getHeadComponents().map(linked).map(kept));
  replacePostBodyComponents(getPostBodyComponents().map(closed));
};
