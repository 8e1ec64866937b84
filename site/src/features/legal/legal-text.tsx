import * as styles from './legal.module.css';
import { cx } from '../../styles/cx';

interface LegalPageProps {
  readonly text: LegalText;
  /** The language of the text, if it is not that of the site. */
  readonly lang?: string | undefined;
}

export const LegalPage = ({ text, lang }: LegalPageProps) => (
  <article lang={lang} className={cx('page', styles.legal)}>
    <h1>{text.title}</h1>
    <LegalWords text={text} />
  </article>
);

export interface LegalText {
  readonly title: string;
  /** The label of the date: `Effective from`, `Last updated`. */
  readonly effectiveLabel: string;
  /** The date in ISO format. */
  readonly effectiveOn: string;
  /** The text as HTML, rendered from the CMS's Markdown at build time. */
  readonly html: string;
}

const dayInWords = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** The text of a policy, without its title. */
export const LegalWords = ({ text }: { readonly text: LegalText }) => (
  <>
    <p className={styles.day}>
      {text.effectiveLabel}{' '}
      <time dateTime={text.effectiveOn}>{dayInWords.format(new Date(text.effectiveOn))}</time>
    </p>
    <div className={styles.body} dangerouslySetInnerHTML={{ __html: text.html }} />
  </>
);
