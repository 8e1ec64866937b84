import type { ReactNode } from 'react';
import { Footer } from '../components/layout/footer';
import { Header } from '../components/layout/header';
import { isArea } from '../domain';
import { AccountButton } from './account-button';
import { FloatingActions } from './floating-actions';
import { OfflineNote } from './offline-note';
import { openPolicy } from './open-policy';
import { OverlayRoot } from './overlay-root';
import { StaffTools } from './staff-tools';
import * as styles from './page-frame.module.css';

interface PageFrameProps {
  /** The page's context from gatsby-node. */
  readonly context: object;
  /** The page's address. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, header, page, footer, overlays. */
export function PageFrame({ context, path, children }: PageFrameProps) {
  const area = 'area' in context && isArea(context.area) ? context.area : null;
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
      <Footer area={area} onPolicy={openPolicy} />
      <FloatingActions />
      <OverlayRoot path={path} />
    </>
  );
}
