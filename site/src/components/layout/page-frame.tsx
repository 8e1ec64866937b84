import type { ReactNode } from 'react';
import { isArea } from '../../domain';
import { Footer } from './footer';
import { Header } from './header';
import * as styles from './page-frame.module.css';

interface PageFrameProps {
  /** The page's context, as gatsby-node made it. */
  readonly context: object;
  readonly children: ReactNode;
}

/** What every page stands in: the way past the menus, the header, the page itself, the footer. */
export function PageFrame({ context, children }: PageFrameProps) {
  const area = 'area' in context && isArea(context.area) ? context.area : null;
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header area={area} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
