import { AREAS, dayText, ENQUIRY_RULE, REGIONS, visitDays, VISIT_DAYS } from '../../../domain';
import type { FieldErrors } from '../../../domain';
import type { PlainTexts } from './plain-texts';

type Values = Readonly<Record<string, string | undefined>>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text as HTML. */
const esc = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
body{margin:0;background:#fbfaf7;color:#17211f;font:16px/1.55 system-ui,sans-serif}
main{max-width:700px;margin:0 auto;padding:24px 16px 72px;box-sizing:border-box}
h1{margin:0 0 16px;font-size:28px;line-height:1.25}.muted{margin:0;color:#55615e}h2{font-size:16px;margin:0}
label{display:block;margin-top:16px;font-weight:600}
input,select,textarea{box-sizing:border-box;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;border:1px solid #7d8784;border-radius:6px;background:#fff;color:inherit;font:inherit}
input[type=checkbox]{width:20px;min-height:20px;height:20px;margin:0 12px 0 0;flex:none}
label.tick{display:flex;align-items:center;min-height:44px}
button{min-height:44px;margin-top:16px;padding:8px 24px;border:0;border-radius:6px;background:#0f5a4b;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{color:#0f5a4b}:focus-visible{outline:3px solid #0f5a4b;outline-offset:2px}
.error{margin:4px 0 0;color:#b3261e}.errors{padding:12px 16px;border-left:4px solid #b3261e;background:#fff}
.notice{margin-top:24px;padding:12px 16px;border:1px solid #e4e1da;border-radius:6px;background:#fff;font-size:14px}
.notice ul{margin:4px 0 12px;padding-left:18px}.reference{font-size:28px;font-weight:700}
.trap{position:absolute;left:-200vw}address{margin-top:16px;font-style:normal}
address a,.home{display:inline-flex;align-items:center;min-height:44px}`;

const page = (title: string, { brandName }: PlainTexts, content: string): string =>
  `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${esc([title, brandName].filter(Boolean).join(' | '))}</title><style>${STYLE}</style></head>
<body><main>${brandName ? `<p class="muted">${esc(brandName)}</p>` : ''}<h1>${esc(title)}</h1>${content}</main></body></html>`;

const { name, phone, email, message, callTime, visitOn } = ENQUIRY_RULE.fields;

/** The label, the control and the error of one field. */
function row(key: string, label: string, errors: FieldErrors, control: (aria: string) => string) {
  const error = errors[key];
  const aria = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${key}-error"`;
  const note = error === undefined ? '' : `<p class="error" id="${key}-error">${esc(error)}</p>`;
  return `<label for="${key}">${esc(label)}</label>${control(aria)}${note}`;
}

const options = (all: readonly (readonly [string, string])[], chosen: string | undefined) =>
  all
    .map(
      ([value, text]) =>
        `<option value="${esc(value)}"${value === chosen ? ' selected' : ''}>${esc(text)}</option>`,
    )
    .join('');

const select =
  (key: string, all: readonly (readonly [string, string])[], chosen?: string) => (aria: string) =>
    `<select id="${key}" name="${key}"${aria}>${options(all, chosen)}</select>`;

/** The days of a visit, from tomorrow on. @param now milliseconds since 1970 */
function visitOptions(now: number): (readonly [string, string])[] {
  const first = Date.parse(visitDays(now).first);
  return Array.from({ length: VISIT_DAYS }, (_, index) => {
    const day = new Date(first + (index + 1) * 86_400_000).toISOString().slice(0, 10);
    return [day, dayText(day)] as const;
  });
}

function noticeOf({ notices }: PlainTexts, siteUrl: string): string {
  if (notices.length === 0)
    return `<p>The <a href="${esc(siteUrl)}/privacy-policy/">Privacy Policy</a> applies to what you write.</p>`;
  const one = notices.map(
    ({ language, title, lines, version }) =>
      `<section lang="${language === 'Hindi' ? 'hi' : 'en'}"><h2>${esc(title)} (${esc(dayText(version))})</h2><ul>${lines
        .map((line) => `<li>${esc(line)}</li>`)
        .join('')}</ul></section>`,
  );
  return `<div class="notice">${one.join('')}</div>`;
}

interface PlainForm {
  readonly texts: PlainTexts;
  /** What was typed, or the first values. */
  readonly values: Values;
  readonly errors: FieldErrors;
  /** The words of the listing that it is about, if any. */
  readonly about: string | undefined;
  readonly token: string;
  readonly siteUrl: string;
  readonly now: number;
}

/** The form of an enquiry for browsers without scripts. */
export function plainForm({
  texts,
  values,
  errors,
  about,
  token,
  siteUrl,
  now,
}: PlainForm): string {
  const input = (key: string, more: string) => (aria: string) =>
    `<input id="${key}" name="${key}" value="${esc(values[key] ?? '')}" ${more}${aria}>`;
  const faults = Object.values(errors);
  const regions = [
    ['', 'Choose'] as const,
    ...AREAS.map((area) => [area, REGIONS[area].label] as const),
  ];
  const [notice] = texts.notices;
  const hidden = {
    ...{ token, kind: values.kind ?? '', listing: values.listing ?? '' },
    ...{ noticeVersion: notice?.version ?? '', noticeLanguage: notice?.language ?? '' },
  };
  return page(
    faults.length === 0 ? 'Enquire' : 'Enquiry Not Sent',
    texts,
    `${about === undefined ? '' : `<p>About: ${esc(about)}</p>`}
${faults.length === 0 ? '' : `<div class="errors" role="alert"><p>Please correct this and send once more. What you typed is kept:</p><ul>${faults.map((one) => `<li>${esc(one)}</li>`).join('')}</ul></div>`}
<form method="post" action="/api/EnquiryForm">
${Object.entries(hidden)
  .map(([key, value]) => `<input type="hidden" name="${key}" value="${esc(value)}">`)
  .join('')}
${row('area', 'Region', errors, select('area', regions, values.area))}
${row('name', name.label, errors, input('name', 'required autocomplete="name" maxlength="80"'))}
${row('phone', `${phone.label} (ten digits)`, errors, input('phone', 'required inputmode="tel" autocomplete="tel-national"'))}
${row('email', `${email.label} (if you like)`, errors, input('email', 'type="email" autocomplete="email"'))}
${row('message', message.label, errors, (aria) => `<textarea id="message" name="message" rows="4" maxlength="2000"${aria}>${esc(values.message ?? '')}</textarea>`)}
${row(
  'callTime',
  callTime.label,
  errors,
  select(
    'callTime',
    callTime.options.map((one) => [one, one] as const),
    values.callTime,
  ),
)}
${row('visitOn', `${visitOn.label} (if you request a visit)`, errors, select('visitOn', [['', 'No visit'] as const, ...visitOptions(now)], values.visitOn))}
<div class="trap" aria-hidden="true"><label for="website">Website</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
${noticeOf(texts, siteUrl)}
<label class="tick"><input type="checkbox" name="consent" value="yes"${values.consent === 'yes' ? ' checked' : ''}>I agree to be contacted about this enquiry.</label>
${errors.consent === undefined ? '' : `<p class="error">${esc(errors.consent)}</p>`}
<button>Send</button>
</form>
<p><a class="home" href="${esc(siteUrl)}/">Go to Home</a></p>`,
  );
}

/** What is shown after sending. @param ownPage the address at which the visitor sees and withdraws it */
export function plainSent(
  texts: PlainTexts,
  reference: string,
  ownPage: string,
  siteUrl: string,
): string {
  const offices = texts.offices.map(
    ({ name: office, phone: number, hours }) =>
      `<address><strong>${esc(office)}</strong><br><a href="tel:+91${esc(number)}">+91 ${esc(number)}</a>${hours ? `<br>${esc(hours)}` : ''}</address>`,
  );
  return page(
    'Enquiry Sent',
    texts,
    `<p>Thank you. We have your enquiry and will contact you. Its reference:</p>
<p class="reference">${esc(reference)}</p>
<p>To withdraw it, call us and say the reference, or open <a href="${esc(ownPage)}">your enquiry</a> in a browser that runs scripts.</p>
${offices.join('')}
<p><a class="home" href="${esc(siteUrl)}/">Go to Home</a></p>`,
  );
}
