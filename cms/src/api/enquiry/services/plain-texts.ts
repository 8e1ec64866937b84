import type { Core } from '@strapi/strapi';
import { ENQUIRY_NOTICES, NOTICE_LANGUAGES } from '../../../domain';
import type { NoticeLanguage } from '../../../domain';
import { LEGAL_TEXT_UID, PARAMETER_UID } from '../../../uids';

interface Value {
  readonly value: string;
}
interface StoredOffice {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly hours: string | null;
}
interface StoredParameters {
  readonly brandName: string;
  readonly phones: readonly Value[];
  readonly emails: readonly Value[];
  readonly headOffice: StoredOffice;
  readonly branchOffice: StoredOffice;
}
interface StoredText {
  readonly key: string;
  readonly title: string;
  readonly effectiveOn: string;
  readonly body: string;
}

/** The notice in one language. */
export interface PlainNotice {
  readonly language: NoticeLanguage;
  readonly title: string;
  readonly version: string;
  /** Lines of Markdown, with brand and contacts. */
  readonly lines: readonly string[];
}

/** The content of the CMS that the form without scripts shows. */
export interface PlainTexts {
  readonly brandName: string;
  readonly offices: readonly StoredOffice[];
  readonly notices: readonly PlainNotice[];
}

const NO_PARAMETERS = { brandName: '', offices: [] };

/** The texts of the form as they are now. */
export async function plainTexts(strapi: Core.Strapi): Promise<PlainTexts> {
  const parameters = (await strapi.db.query(PARAMETER_UID).findOne({
    populate: { phones: true, emails: true, headOffice: true, branchOffice: true },
  })) as StoredParameters | null;
  const texts = (await strapi.db.query(LEGAL_TEXT_UID).findMany({
    where: { key: { $in: Object.values(ENQUIRY_NOTICES) } },
  })) as readonly StoredText[];
  const values: Readonly<Record<string, string | undefined>> = {
    brandName: parameters?.brandName,
    email: parameters?.emails[0]?.value,
    phone: parameters?.phones[0]?.value,
    headOffice: parameters?.headOffice.address,
  };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const notices = NOTICE_LANGUAGES.flatMap((language) => {
    const text = texts.find(({ key }) => key === ENQUIRY_NOTICES[language]);
    if (!text) return [];
    const lines = fill(text.body)
      .split('\n')
      .map((line) => line.replace(/^[-*] /, ''));
    return [
      {
        language,
        title: text.title,
        version: text.effectiveOn,
        lines: lines.filter((line) => line.trim() !== ''),
      },
    ];
  });
  if (!parameters) return { ...NO_PARAMETERS, notices };
  const { brandName, headOffice, branchOffice } = parameters;
  return { brandName, offices: [headOffice, branchOffice], notices };
}
