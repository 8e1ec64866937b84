import { cx } from '../../styles/cx';
import { LegalWords } from './legal-text';
import type { LegalText } from './legal-text';
import * as styles from './legal.module.css';

/** A policy as a page. */
export const LegalPage = ({ text }: { readonly text: LegalText }) => (
  <article className={cx('page', styles.legal)}>
    <h1>{text.title}</h1>
    <LegalWords text={text} />
  </article>
);
