/** @any-database It tests the messages of a form, and Strapi’s own routes. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import PARAMETERS from '../sample-content/parameters.json';
import { addTexts } from '../src/sample';
import { LANDING_UID, LEGAL_TEXT_UID, PARAMETER_UID } from '../src/uids';
import { bodyOf, cmsOfFile } from './support/cms';
import { errorsOf, recordsOf, signInToPanel, singleOf } from './support/panel-records';
import type { PanelUser } from './support/panel-records';

const cms = cmsOfFile();
let panel: PanelUser;
beforeAll(async () => {
  panel = await signInToPanel(cms, 'admin');
});

const form = singleOf(PARAMETER_UID);
const save = (data: object) => panel.put(form, data);
const refused = async (data: object) => errorsOf(await bodyOf(save(data).expect(400)));
const shown = async () =>
  ((await bodyOf(cms.http.get('/api/AppParameter').expect(200))) as { appParameter: object })
    .appParameter;

describe('the parameters in the panel', () => {
  it('say what is missing in a form that is sent empty', async () => {
    expect(await refused({})).toEqual({
      brandName: 'Brand name is required',
      copyrightSince: 'Copyright since is required',
      fallbackPhone: 'Fallback phone is required',
      chatPhone: 'Chat phone is required',
      phones: 'Phones is required',
      emails: 'E-mails is required',
      headOffice: 'Head office is required',
      branchOffice: 'Branch office is required',
    });
  });

  it('are stored, trimmed, with the standards of what is not said', async () => {
    const { welcomePopup, registrationApproval, limitUser, ...sent } = PARAMETERS;
    await save({ ...sent, brandName: '  Dwarka Homes ' }).expect(200);
    expect(await shown()).toMatchObject({
      ...{ brandName: 'Dwarka Homes', welcomePopup, registrationApproval, limitUser },
      phones: PARAMETERS.phones.map(({ value }) => value),
    });
  });

  it('name each fault at its input, in words for people', async () => {
    const before = await shown();
    const { headOffice } = PARAMETERS;
    const year = new Date().getFullYear();
    expect(
      await refused({
        fallbackPhone: '12345',
        chatPhone: '0123456789',
        phones: [{ value: '9100000001' }, { value: 'call us' }],
        emails: [{ value: 'nobody' }],
        headOffice: { ...headOffice, phone: '1', mapUrl: 'www.example.com' },
        socialLinks: [{ name: 'X', url: 'javascript:alert(1)' }],
        reraNumbers: [{ authority: '', number: 'x'.repeat(201) }],
        welcomeVideoUrl: 'http://example.com',
        copyrightSince: year + 1,
        limitRS: 101,
        welcomePopup: 'Perhaps',
        reraGate: 'Perhaps',
        reraNoticeDays: 366,
        reraExemptions: [{ value: ' ' }],
      }),
    ).toEqual({
      fallbackPhone: 'Invalid Phone Number',
      chatPhone: 'Invalid Phone Number',
      'phones.1.value': 'Invalid Phone Number',
      'emails.0.value': 'Invalid email address',
      'headOffice.phone': 'Invalid Phone Number',
      'headOffice.mapUrl': 'Map must be an https:// address',
      'socialLinks.0.url': 'Address must be an https:// address',
      'reraNumbers.0.authority': 'Authority is required',
      'reraNumbers.0.number': 'Number must be at most 200 characters',
      welcomeVideoUrl: 'Welcome video must be an https:// address',
      copyrightSince: `Copyright since must be a whole number from 1900 to ${String(year)}`,
      limitRS: expect.stringMatching(/must be a whole number from 1 to 100$/) as unknown,
      welcomePopup: expect.stringMatching(/^Welcome popup must be one of/) as unknown,
      reraGate: 'RERA is asked for must be one of: Yes, No',
      reraNoticeDays: 'Days before a registration ends must be a whole number from 1 to 365',
      'reraExemptions.0.value': 'Reason is required',
    });
    expect(
      await refused({ phones: [], emails: Array.from({ length: 7 }, () => ({ value: 'a@b.in' })) }),
    ).toEqual({
      phones: 'Phones is required',
      emails: 'E-mails must be at most 6',
    });
    const withdrawDays =
      'Days until a listing is withdrawn must be above the days until it is to be checked';
    expect(await refused({ withdrawDays: 30 })).toEqual({ withdrawDays });
    expect(await refused({ checkDays: 60 })).toEqual({ withdrawDays });
    expect(await refused({ checkDays: 0, withdrawDays: 366 })).toEqual({
      checkDays: 'Days until a listing is to be checked must be a whole number from 1 to 365',
      withdrawDays: 'Days until a listing is withdrawn must be a whole number from 1 to 365',
    });
    expect(await shown()).toEqual(before);
  });

  it('keep what an edit does not send, also of an office', async () => {
    const before = (await shown()) as { headOffice: object };
    const stored = (await cms.strapi.db
      .query(PARAMETER_UID)
      .findOne({ populate: ['headOffice'] })) as { headOffice: { id: number } };
    const { id } = stored.headOffice;
    await save({ headOffice: { id, phone: '9100000009' }, copyrightSince: '1999' }).expect(200);
    expect(await shown()).toEqual({
      ...before,
      headOffice: { ...before.headOffice, phone: '9100000009' },
      copyrightSince: 1999,
    });
  });

  it('take an address of two thousand characters', async () => {
    const welcomeVideoUrl = `https://example.com/${'v'.repeat(1980)}`;
    await save({ welcomeVideoUrl }).expect(200);
    expect(await shown()).toMatchObject({ welcomeVideoUrl });
  });
});

it('a page has one legal text: the panel names the field', async () => {
  const form = {
    ...{ key: 'terms', title: 'Terms', effectiveOn: '2026-01-01' },
    ...{ effectiveLabel: 'In force since', body: 'Text' },
  };
  const texts = recordsOf(LEGAL_TEXT_UID);
  const made = await panel.post(texts, form).expect(201);
  const { documentId } = (made.body as { readonly data: { readonly documentId: string } }).data;
  await panel.put(recordsOf(LEGAL_TEXT_UID, documentId), { ...form, title: 'T' }).expect(200);
  const refused = await bodyOf(panel.post(texts, form).expect(400));
  expect(errorsOf(refused)).toEqual({ key: 'Another legal text is of this page' });
});

it('the key of a legal text is compared as a text alone: an object would be a filter', async () => {
  for (const key of [{ a: 1 }, { $startsWith: 't' }, { connect: [{ id: 'x' }] }]) {
    const answer = await panel.post(recordsOf(LEGAL_TEXT_UID), { key }).expect(400);
    expect(JSON.stringify(answer.body)).not.toContain('of this page');
  }
});

describe('the landing page in the panel', () => {
  const landing = singleOf(LANDING_UID);
  const texts = async () => (await bodyOf(panel.get(landing).expect(200))) as { data: object };
  const faults = async (data: object) =>
    errorsOf(await bodyOf(panel.put(landing, data).expect(400)));

  it('takes no part without its required fields: no page could be built from it', async () => {
    await addTexts(cms.strapi);
    const before = await texts();
    for (const welcome of [{}, { a: 1 }, { heading: ' ', text: '' }])
      expect(await faults({ welcome })).toEqual({
        'welcome.heading': 'Heading is required',
        'welcome.text': 'Text is required',
      });
    expect(await faults({ claims: [{ value: '9', label: 'x' }, { a: 1 }] })).toEqual({
      'claims.1.value': 'Value is required',
      'claims.1.label': 'Label is required',
    });
    expect(Object.keys(await faults({ whyCards: [{}, {}, {}, {}] }))).toContain('whyCards.3.icon');
    expect(await texts()).toEqual(before);
  });

  it('keeps the fields of a part that are not sent', async () => {
    const { welcome } = (await cms.strapi.db
      .query(LANDING_UID)
      .findOne({ populate: ['welcome'] })) as { welcome: { id: number; text: string } };
    await panel.put(landing, { welcome: { id: welcome.id, heading: 'Hello' } }).expect(200);
    expect(await texts()).toMatchObject({
      data: { welcome: { heading: 'Hello', text: welcome.text } },
    });
  });
});

interface Typed {
  readonly uid: string;
  readonly attributes: Readonly<Record<string, object>>;
}

describe('no form of the panel', () => {
  it('speaks of regular expressions: Strapi’s own messages would', async () => {
    const { data } = (await bodyOf(panel.get('/content-manager/init').expect(200))) as {
      data: Record<'contentTypes' | 'components', Typed[]>;
    };
    const own = data.contentTypes.filter(({ uid }) => uid.startsWith('api::'));
    expect(own.map(({ uid }) => uid)).toEqual(expect.arrayContaining([LANDING_UID, PARAMETER_UID]));
    const rules = own
      .concat(data.components)
      .flatMap(({ attributes }) => Object.values(attributes));
    expect(rules.filter((rule) => 'regex' in rule)).toEqual([]);
  });
});
