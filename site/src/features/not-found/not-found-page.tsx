import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { REGION_LINKS } from '../../components/layout/menus';
import { cx } from '../../styles/cx';
import * as styles from './not-found.module.css';

/** A street of houses with an empty plot. */
const EmptyPlot = ({ className }: { readonly className: string | undefined }) => (
  <svg viewBox="0 0 400 240" aria-hidden className={className} fill="none">
    <path d="M0 208h400v32H0z" fill="var(--primary-soft)" />
    <path
      d="M24 208v-92l52-40 52 40v92z"
      fill="var(--surface)"
      stroke="var(--primary)"
      strokeWidth="3"
    />
    <path
      d="M60 208v-40h32v40M52 132h20v20H52zM80 132h20v20H80z"
      stroke="var(--primary)"
      strokeWidth="3"
    />
    <path d="M272 208V64h104v144z" fill="var(--surface)" stroke="var(--primary)" strokeWidth="3" />
    <path
      d="M290 84h22v22h-22zM336 84h22v22h-22zM290 126h22v22h-22zM336 126h22v22h-22zM308 208v-38h32v38"
      stroke="var(--primary)"
      strokeWidth="3"
    />
    <path
      d="M148 208v-92l52-40 52 40v92z"
      stroke="var(--field-line)"
      strokeWidth="3"
      strokeDasharray="8 8"
    />
    <path
      d="M200 92c-20 0-34 14-34 33 0 25 34 59 34 59s34-34 34-59c0-19-14-33-34-33z"
      fill="var(--accent)"
    />
    <path
      d="M192 118c0-10 17-10 17 1 0 7-9 7-9 14M200 143v1"
      stroke="var(--on-accent)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M0 208h400" stroke="var(--primary)" strokeWidth="3" />
  </svg>
);

/** The 404 page: possible reasons, a search, and links to other pages. */
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
