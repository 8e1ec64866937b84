import type { ReactNode, MouseEvent } from 'react';
import { Footer } from '../components/layout/footer';
import { Header } from '../components/layout/header';
import { useHydrated } from '../components/use-hydrated';
import { AccountButton } from './account-button';
import { areaOfPage } from './area-of-page';
import { FloatingActions } from './floating-actions';
import { OverlayRoot } from './overlay-root';
import * as styles from './page-frame.module.css';
import type { Overlays } from '../overlays/overlay-types';
import { openOverlay } from '../overlays/store';
import { useImport } from '../session/use-gated-import';
import { useRight } from '../session/use-right';
import type { StaffMenuProps } from './staff-menu';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A note that is shown while there is no connection. */
function OfflineNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.note} data-offline>
          You are offline. This page can still be read; everything else works again once you are
          connected.
        </p>
      )}
    </div>
  );
}

const loadMenu = () => import('./staff-menu');

/** The tools of staff. They load only for staff. */
function StaffTools({ area }: StaffMenuProps) {
  const addsPictures = useRight('add pictures');
  const seesUsers = useRight('see users');
  const part = useImport(addsPictures || seesUsers, loadMenu);
  return part && <part.StaffMenu area={area} />;
}

/** Whether a press has no modifier. The browser handles a press with one, which opens a new tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Opens a policy in a modal above the current page, in place of its own page. */
function openPolicy(event: MouseEvent, to: string): void {
  if (!isPlain(event)) return;
  event.preventDefault();
  openOverlay('legal', { policy: to.replaceAll('/', '') as Overlays['legal']['policy'] });
}

interface PageFrameProps {
  /** The page's context from gatsby-node. */
  readonly context: object;
  /** The page's address. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, header, page, footer, overlays. */
export function PageFrame({ context, path, children }: PageFrameProps) {
  const isHydrated = useHydrated();
  const area = areaOfPage(context, isHydrated ? path : null);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header
        area={area}
        staff={<StaffTools area={area} />}
        account={<AccountButton isInRegion={area !== null} />}
      />
      <OfflineNote />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer onPolicy={openPolicy} />
      <FloatingActions />
      <OverlayRoot path={path} />
    </>
  );
}
