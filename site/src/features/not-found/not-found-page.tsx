import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { REGION_LINKS } from '../../components/layout/menus';
import { cx } from '../../styles/cx';
import { EmptyPlot } from './empty-plot';
import * as styles from './not-found.module.css';

/** The 404 page: what may have happened, a search, and links back. */
export const NotFoundPage = ({ search }: { readonly search: ReactNode }) => (
  <>
    <div className={cx('page', styles.words)}>
      <div>
        <h1>This page is not here</h1>
        <p className={styles.line}>
          The address may be mistyped, or what it led to has been sold, let or moved. Look for a
          property in{' '}
          {REGION_LINKS.map(({ label, to }, index) => (
            <span key={to}>
              {index > 0 && ' or '}
              <Link to={to}>{label}</Link>
            </span>
          ))}
          , search below, or begin again.
        </p>
        <ButtonLink to="/">Go to Home</ButtonLink>
      </div>
      <EmptyPlot className={styles.drawing} />
    </div>
    <div className={styles.search}>{search}</div>
  </>
);
