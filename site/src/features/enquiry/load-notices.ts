import { ENQUIRY_NOTICES } from '../../domain';
import type { NoticeLanguage } from '../../domain';
import { pageData } from '../../requests/page-data';

/** The notice about personal data in one language. */
interface EnquiryNotice {
  readonly title: string;
  readonly html: string;
  /** The date since which this text is in force; it is the notice's version. */
  readonly effectiveOn: string;
  readonly effectiveLabel: string;
}

export type EnquiryNotices = Readonly<Record<NoticeLanguage, EnquiryNotice | null>>;

/** The notice of a language; null until its text exists in the CMS. @throws ApiError */
const noticeIn = async (language: NoticeLanguage, signal: AbortSignal) =>
  (
    await pageData<{ readonly strapiLegalText: EnquiryNotice | null }>(
      `/${ENQUIRY_NOTICES[language]}/`,
      signal,
    )
  ).strapiLegalText;

/** The notice in its languages, as the build wrote it. @throws ApiError */
export async function loadNotices(signal: AbortSignal): Promise<EnquiryNotices> {
  const [English, Hindi] = await Promise.all([
    noticeIn('English', signal),
    noticeIn('Hindi', signal),
  ]);
  return { English, Hindi };
}
