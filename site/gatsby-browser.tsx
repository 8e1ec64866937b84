import type { GatsbyBrowser } from 'gatsby';
import { doAgain } from './src/browser/early';
import { forgetThings } from './src/browser/forget-things';
import { startGliding } from './src/browser/glide';
import { hydrate } from './src/browser/hydrate';
import { loadPagesByPath } from './src/browser/page-loader';
import { prefetchOnceMoved } from './src/browser/prefetch';
import { beginAtTop } from './src/browser/scroll';
import { stayWhereUnreachable } from './src/browser/stay';
import { OOPS, UNREACHABLE } from './src/calls/oops';
import { toast } from './src/overlays/store';
import { PageFrame } from './src/shell/page-frame';
import './src/styles/index.css';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (window.___loader) {
    loadPagesByPath(window.___loader);
    prefetchOnceMoved(window.___loader);
    stayWhereUnreachable(window.___loader, (onRetry) => {
      toast({ kind: 'failure', ...OOPS, hint: UNREACHABLE, onRetry });
    });
  }
  beginAtTop();
  startGliding();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) forgetThings();
};

/** Gatsby's own way hydrates in one step. */
export const replaceHydrateFunction = () => hydrate;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // By then React is done with its own work.
  setTimeout(doAgain);
};

/** The frame stays while the page in it changes. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame context={props.pageContext} path={props.path}>
    {element}
  </PageFrame>
);
