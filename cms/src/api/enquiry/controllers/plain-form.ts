import { parse } from 'node:querystring';
import type { Context } from 'koa';
import coBody from 'co-body';
import { CallError } from '../../../http/errors';
import { HOUR, RateLimit } from '../../../http/rate-limit';
import { limitedAddress } from '../../../http/client-address';
import { enquiryMessage, isArea, isStorable, ownEnquiryPath, wordsWithCode } from '../../../domain';
import type { FieldErrors } from '../../../domain';
import { readEnv } from '../../../settings/env';
import { signatureOf } from '../../../sessions/signature';
import { plainForm, plainSent } from '../services/plain-page';
import { plainTexts } from '../services/plain-texts';
import { checkPlainToken, newPlainToken } from '../services/plain-token';
import { listingOf, readEnquiry, storeEnquiry } from '../services/receive';

/** Harder than the limit of enquiries with a proof of work. Source: docs/contract.md, "Enquiries". */
const ofAddress = new RateLimit('plain enquiry', (limits) => limits.enquiriesPlain, HOUR);

/** Bytes of an urlencoded form: 2,000 letters take up to 18,000. */
const MOST_BYTES = 64 * 1024;

type Values = Readonly<Record<string, string>>;

/** The texts among the fields of a form; a text that no database stores is empty. */
const textsIn = (fields: object): Values =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === 'string' && isStorable(field[1]),
    ),
  );

/** The words of the listing that the form names; undefined where it names none that is public now. */
async function wordsOf(values: Values): Promise<string | undefined> {
  if (!isArea(values.area)) return undefined;
  try {
    const { listingWords, listingCode, isListingPrivate } = await listingOf(values, values.area);
    if (isListingPrivate === true) return undefined;
    if (listingWords === undefined || listingCode === undefined) return undefined;
    return wordsWithCode(listingWords, listingCode);
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}

function answer(ctx: Context, html: string): void {
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}

async function showForm(ctx: Context, values: Values, errors: FieldErrors, token: string) {
  const words = await wordsOf(values);
  const area = isArea(values.area) ? values.area : undefined;
  const page = plainForm({
    texts: await plainTexts(strapi),
    values: { message: enquiryMessage(area, words), ...values },
    errors,
    about: words,
    token,
    siteUrl: readEnv().siteUrl,
    now: Date.now(),
  });
  answer(ctx, page);
}

/** `GET /api/EnquiryForm`: the form for browsers without scripts, about what its query names. */
export const showPlainForm = (ctx: Context): Promise<void> => {
  const { area, kind, listing } = parse(ctx.querystring);
  return showForm(ctx, textsIn({ area, kind, listing }), {}, newPlainToken(Date.now()));
};

const messagesOf = ({ body }: CallError): FieldErrors => {
  if (typeof body === 'string') return { form: body };
  const { errors, message } = body as { errors?: FieldErrors; message?: string };
  return errors ?? { form: message ?? 'The property is not on offer any more.' };
};

/** `POST /api/EnquiryForm`: answers a page with the reference, or the form with what was typed and the errors. */
export async function sendPlainForm(ctx: Context): Promise<void> {
  // The change log stores who sends: nobody is signed in here.
  ctx.state.caller = null;
  const sent: unknown = await coBody.form(ctx.req, { limit: MOST_BYTES, encoding: 'utf-8' });
  const values = textsIn(sent as object);
  const { token = '', consent, ...typed } = values;
  try {
    const body = {
      ...typed,
      visitOn: typed.visitOn === '' ? undefined : typed.visitOn,
      consent: consent === 'yes',
    };
    const read = await readEnquiry(body);
    // Who goes back and corrects a phone sends another enquiry; the same words once more are the same one.
    const words = signatureOf('enquiry form', JSON.stringify(typed));
    const name = `${checkPlainToken(token, Date.now())}.${words}`;
    const address = limitedAddress(ctx.ip);
    const call = { address, body, caller: null, idempotencyKey: name };
    const stored = await storeEnquiry(call, read, () =>
      ofAddress.during(address, () => Promise.resolve(name)),
    );
    const { siteUrl } = readEnv();
    const ownPage = siteUrl + ownEnquiryPath(stored.reference, stored.key);
    answer(ctx, plainSent(await plainTexts(strapi), stored.reference, ownPage, siteUrl));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const errors = messagesOf(error);
    const isStale = errors.token !== undefined || errors.proof !== undefined;
    await showForm(ctx, values, errors, isStale ? newPlainToken(Date.now()) : token);
    ctx.status = error.status;
    ctx.set(error.headers);
  }
}
