/** @any-database A form is checked before a query; `enquiries.test.ts` stores forms in each database. */
import { describe, expect, it } from '@jest/globals';
import { callAs, cmsOfFile } from './support/cms';
import { QUICK_PROOFS, sendEnquiry, solvedProof } from './support/enquiry-proof';
import { ENQUIRY_UID } from '../src/uids';

const LIMITS = {
  TRUST_PROXY: 'true',
  LIMIT_ENQUIRIES: '6',
  LIMIT_ENQUIRIES_PLAIN: '2',
  LIMIT_ENQUIRY_LOOKUPS: '3',
};

const cms = cmsOfFile({ ...QUICK_PROOFS, ...LIMITS });

let lastPhone = 9_200_002_000;
const visitor = (more: object = {}) => ({
  ...{ area: 'dwk', name: 'Asha', phone: String((lastPhone += 1)), consent: true },
  ...more,
});
let lastAddress = 0;
const freshAddress = () => `10.6.0.${String((lastAddress += 1))}`;
const send = async (body: object, address = freshAddress(), key = '') => {
  const proof = await solvedProof(cms);
  const call = callAs(cms, 'post', '/api/EnquiryCreate').set('X-Forwarded-For', address);
  return await (key === '' ? call : call.set('Idempotency-Key', key)).send({ proof, ...body });
};
const errorsOf = (answer: { readonly body: unknown }) =>
  (answer.body as { readonly errors: unknown }).errors;

describe('the proof of work', () => {
  it('counts once, and again for a retry of the same enquiry', async () => {
    const proof = await solvedProof(cms);
    const body = visitor({ proof });
    const first = await send(body, undefined, 'proof-1');
    expect(first.status).toBe(200);
    expect((await send(body, undefined, 'proof-1')).body).toEqual(first.body);
    const other = await send(visitor({ proof }), undefined, 'proof-2');
    expect([other.status, errorsOf(other)]).toEqual([
      400,
      { proof: 'proof was used for another enquiry' },
    ]);
  });

  it('counts once also where two enquiries come at the same time', async () => {
    const proof = await solvedProof(cms);
    const answers = await Promise.all([send(visitor({ proof })), send(visitor({ proof }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is refused alone among enquiries that are stored together', async () => {
    const used = await solvedProof(cms);
    expect((await send(visitor({ proof: used }))).status).toBe(200);
    const keys = Array.from({ length: 10 }, (_, n) => (n === 0 ? '' : `together-${String(n)}`));
    const bodies = keys.map((_key, n) => visitor(n === 5 ? { proof: used } : {}));
    const sendAll = () =>
      Promise.all(keys.map((key, n) => send(bodies[n] ?? {}, freshAddress(), key)));
    const [first, again] = [await sendAll(), await sendAll()];
    expect(first.map(({ status }) => status)).toEqual(keys.map((_key, n) => (n === 5 ? 400 : 200)));
    const referencesOf = (answers: typeof first) =>
      answers.map(({ body }) => (body as { reference?: string }).reference);
    expect(new Set(referencesOf(first)).size).toBe(10);
    // Those with a key are the same ones; the first one has none.
    expect(referencesOf(again).slice(1)).toEqual(referencesOf(first).slice(1));
    expect(referencesOf(again)[0]).not.toBe(referencesOf(first)[0]);
  });

  it('stays unused where the enquiry was not stored', async () => {
    const proof = await solvedProof(cms);
    expect((await send(visitor({ proof, phone: '1' }))).status).toBe(400);
    expect((await send(visitor({ proof }))).status).toBe(200);
  });

  const changed = async (change: (read: { challenge: { parameters: object } }) => object) => {
    const read = JSON.parse(Buffer.from(await solvedProof(cms), 'base64').toString()) as {
      challenge: { parameters: object };
    };
    return Buffer.from(JSON.stringify(change(read))).toString('base64');
  };
  it.each<readonly [string, () => unknown, string]>([
    ['missing', () => null, 'proof is missing'],
    ['no proof', () => 'abc', 'proof is not a solution'],
    ['a number', () => Buffer.from('7').toString('base64'), 'proof is not a solution'],
    [
      'wrong',
      () => changed((read) => ({ ...read, solution: { counter: 3, derivedKey: '00' } })),
      'proof is not a solution',
    ],
    [
      'of a challenge that the sender made',
      () =>
        changed((read) => ({
          ...read,
          challenge: {
            ...read.challenge,
            parameters: { ...read.challenge.parameters, data: { from: 0 } },
          },
        })),
      'proof is not a solution',
    ],
  ])('%s: refused', async (_, proofOf, message) => {
    const answer = await send(visitor({ proof: await proofOf() }));
    expect([answer.status, errorsOf(answer)]).toEqual([400, { proof: message }]);
  });
});

it('an enquiry whose hidden field is filled in is refused', async () => {
  const answer = await send(visitor({ website: 'https://example.com' }));
  expect([answer.status, errorsOf(answer)]).toEqual([400, { website: 'Website must stay empty' }]);
});

it('an address cannot send more than its limit', async () => {
  const address = freshAddress();
  for (let n = 0; n < 6; n += 1) expect((await send(visitor(), address)).status).toBe(200);
  const { status, headers } = await send(visitor(), address);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await send(visitor())).status).toBe(200);
});

it('an address cannot look up more than its limit', async () => {
  const sent = (await sendEnquiry(cms, visitor())).body as object;
  const address = freshAddress();
  const own = () =>
    callAs(cms, 'post', '/api/EnquiryOwn').set('X-Forwarded-For', address).send(sent);
  for (let n = 0; n < 3; n += 1) await own().expect(200);
  const { status, headers } = await own();
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});

describe('the form without scripts', () => {
  const form = async (query = '') =>
    (await callAs(cms, 'get', `/api/EnquiryForm${query}`).expect(200)).text;
  const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const post = (fields: Readonly<Record<string, string>>, address = freshAddress()) =>
    callAs(cms, 'post', '/api/EnquiryForm')
      .set('X-Forwarded-For', address)
      .type('form')
      .send(fields);
  const fields = (token: string, more: object = {}) => ({
    ...{ token, area: 'dwk', name: 'Asha', phone: String((lastPhone += 1)), consent: 'yes' },
    ...{ email: '', visitOn: '', callTime: 'Evening', message: 'When?', website: '' },
    ...more,
  });
  const stored = (phone: string) =>
    cms.strapi.db.query(ENQUIRY_UID).findMany({ where: { phone } }) as Promise<
      readonly Readonly<Record<string, unknown>>[]
    >;

  it('stores an enquiry once, also where it is sent twice', async () => {
    const sent = fields(tokenIn(await form('?area=dwk')));
    const first = await post(sent).expect(200).expect('Content-Type', /html/);
    expect(first.text).toMatch(/ENQ-\d{6}/);
    const again = await post(sent).expect(200);
    expect(again.text).toBe(first.text);
    expect(await stored(sent.phone)).toEqual([
      expect.objectContaining({ name: 'Asha', message: 'When?', callTime: 'Evening', area: 'dwk' }),
    ]);
  });

  it('stores what a visitor corrects after going back', async () => {
    const sent = fields(tokenIn(await form()));
    const first = await post(sent).expect(200);
    const corrected = await post(fields(sent.token)).expect(200);
    const reference = ({ text }: { readonly text: string }) => /ENQ-\d+/.exec(text)?.[0];
    expect(reference(corrected)).not.toBe(reference(first));
  });

  it('is stored once where it is sent many times at once, with any usual spelling of the phone', async () => {
    const sent = fields(tokenIn(await form()), { phone: '+91 98765-43211' });
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(sent, address)));
    expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await stored('9876543211')).toHaveLength(1);
  });

  it('comes back with what was typed, and the errors', async () => {
    const sent = fields(tokenIn(await form()), { phone: '12', name: '"A" <b>' });
    const { status, text } = await post(sent);
    expect(status).toBe(400);
    expect(text).toContain('Invalid Phone Number');
    expect(text).toContain('<h1>Enquiry Not Sent</h1>');
    expect(text).toContain('value="&quot;A&quot; &lt;b&gt;"');
    expect(text).toContain('>When?</textarea>');
    expect(tokenIn(text)).toBe(sent.token);
  });

  it.each([
    [{ consent: '' }, 'Please agree to be contacted about this enquiry'],
    [{ token: 'x.y.z' }, 'This form is too old'],
    [{ website: 'x' }, 'Website must stay empty'],
    [{ area: '' }, 'Region is required'],
  ])('%j is refused', async (wrong, message) => {
    const { status, text } = await post(fields(tokenIn(await form()), wrong));
    expect([status, text.includes(message)]).toEqual([400, true]);
  });

  it('has a harder limit of its own', async () => {
    const address = freshAddress();
    for (let n = 0; n < 2; n += 1) await post(fields(tokenIn(await form())), address).expect(200);
    const refused = await post(fields(tokenIn(await form())), address);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.text).toContain('>When?</textarea>');
  });
});

it('an enquiry that comes before the least time is refused', async () => {
  process.env.ENQUIRY_SECONDS = '3600';
  await cms.restart();
  const answer = await sendEnquiry(cms, visitor());
  expect([answer.status, errorsOf(answer)]).toEqual([400, { proof: 'proof came too fast' }]);
  const html = (await callAs(cms, 'get', '/api/EnquiryForm').expect(200)).text;
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const plain = await callAs(cms, 'post', '/api/EnquiryForm')
    .type('form')
    .send({ token, ...visitor({ consent: 'yes' }) });
  expect([plain.status, plain.text.includes('This form came too fast')]).toEqual([400, true]);
});
