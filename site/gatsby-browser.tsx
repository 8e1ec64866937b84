// This import comes first: the CSS modules of the components override the shared classes.
import './src/styles/index.css';
import type { GatsbyBrowser } from 'gatsby';
import { replayEarlyInput } from './src/browser/early-input';
import { removeJsonLd } from './src/browser/json-ld-script';
import { enableSmoothAnchorScroll } from './src/browser/smooth-scroll';
import { hydrate } from './src/browser/hydrate';
import { loadPagesByPath } from './src/browser/page-loader';
import { prefetchAfterInteraction } from './src/browser/prefetch';
import { resetInitialScroll } from './src/browser/initial-scroll';
import { keepPageWhenUnreachable } from './src/browser/unreachable-page';
import { FAILURE, UNREACHABLE_HINT } from './src/requests/failure-texts';
import { toast } from './src/overlays/store';
import { PageFrame } from './src/shell/page-frame';

/** Loads what counts taps, late: a first load has no room for it. Without a connection nothing is counted. */
function loadTaps(): void {
  import('./src/browser/taps').catch(() => undefined);
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (window.___loader) {
    loadPagesByPath(window.___loader);
    prefetchAfterInteraction(window.___loader, loadTaps);
    keepPageWhenUnreachable(window.___loader, (onRetry) => {
      toast({ kind: 'failure', ...FAILURE, hint: UNREACHABLE_HINT, onRetry });
    });
  }
  // A tap that came before this script.
  if ('0' in window.taps) loadTaps();
  resetInitialScroll();
  enableSmoothAnchorScroll();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // `back-guard.ts` and `taps.ts` listen to this event.
  window.dispatchEvent(new Event('routed'));
  if (prevLocation && prevLocation.pathname !== location.pathname) removeJsonLd();
};

/** Replaces Gatsby's own function, which hydrates the page in one step. */
export const replaceHydrateFunction = () => hydrate;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // The timer runs after React has finished its own work.
  setTimeout(replayEarlyInput);
};

/** Keeps the frame mounted when the page in it changes. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame context={props.pageContext} path={props.path}>
    {element}
  </PageFrame>
);
