import { useId } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { dayText, NOTICE_LANGUAGES } from '../../domain';
import type { NoticeLanguage } from '../../domain';
import type { FailureMessage } from '../../requests/failure-message';
import * as styles from './enquiry.module.css';
import type { EnquiryNotices } from './load-notices';

const NAMES: Readonly<Record<NoticeLanguage, { readonly text: string; readonly code: string }>> = {
  English: { text: 'English', code: 'en' },
  Hindi: { text: 'हिन्दी', code: 'hi' },
};

interface NoticeBoxProps {
  /** Null while they load. */
  readonly notices: EnquiryNotices | null;
  readonly failure: FailureMessage | null;
  readonly onRetry: () => void;
  readonly language: NoticeLanguage;
  readonly onLanguage: (language: NoticeLanguage) => void;
}

/** The notice about personal data, in the language that the visitor chooses. */
export function NoticeBox({ notices, failure, onRetry, language, onLanguage }: NoticeBoxProps) {
  const id = useId();
  const notice = notices?.[language];
  return (
    <section className={styles.notice} aria-labelledby={id} lang={NAMES[language].code}>
      <div className={styles.noticeHead}>
        <h3 id={id} className={styles.noticeTitle}>
          {notice?.title ?? 'How we use what you write'}
        </h3>
        <div className={styles.languages} role="group" aria-label="Language of the notice">
          {NOTICE_LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              lang={NAMES[one].code}
              className={styles.language}
              aria-pressed={one === language}
              onClick={() => {
                onLanguage(one);
              }}
            >
              {NAMES[one].text}
            </button>
          ))}
        </div>
      </div>
      {failure && <FailureNote {...failure} onRetry={onRetry} />}
      {!notices && !failure && <Skeleton rows={5} />}
      {notices && !notice && (
        <p className="small">
          The <a href="/privacy-policy/">Privacy Policy</a> applies to what you write.
        </p>
      )}
      {notice && (
        <>
          <div className={styles.noticeText} dangerouslySetInnerHTML={{ __html: notice.html }} />
          <p className="muted small">
            {notice.effectiveLabel} {dayText(notice.effectiveOn)}
          </p>
        </>
      )}
    </section>
  );
}
