/** @any-database It tests forms that the code makes, and Strapi’s own routes. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  attributeName,
  AREAS,
  CLOSING_FIELDS,
  FORM_SECTIONS,
  STORED_FIELDS,
  KINDS,
  MASTER_FACTS,
  MASTERS,
} from '../src/domain';
import { RESOURCES } from '../src/app/resources';
import { syncLayouts } from '../src/panel/sync-layouts';
import { addTexts } from '../src/sample';
import {
  ACCOUNT_UID,
  LANDING_UID,
  LISTING_UIDS,
  MASTER_UIDS,
  PARAMETER_UID,
  RECORD_UIDS,
} from '../src/uids';
import { addListing, addMaster, bodyOf, cmsOfFile, signIn } from './support/cms';
import { errorsOf, recordsOf, signInToPanel } from './support/panel-records';
import type { PanelUser } from './support/panel-records';

const cms = cmsOfFile();
let panel: PanelUser;
beforeAll(async () => {
  panel = await signInToPanel(cms, 'admin');
});

const { review, overview, award } = RECORD_UIDS;
const refused = async (call: PromiseLike<{ readonly body: unknown }>) =>
  errorsOf(await bodyOf(call));

describe('a faulty save names its faults at the inputs', () => {
  it.each(AREAS)('a listing of %s', async (area) => {
    const { documentId, locality } = (await addListing(cms, area, 'propresi')) as {
      documentId: string;
      locality?: string;
    };
    const sale = { area, propertyFor: 'SALE', locality, phoneOfContactPerson: '12' };
    expect(await refused(panel.post(recordsOf(LISTING_UIDS.propresi), sale).expect(400))).toEqual({
      category: 'Category is required',
      propertyType: 'Property Type is required',
      projectType: 'Project Type is required',
      furnishedStatus: 'Furnished Status is required',
      expectedPrice: 'Demand is required',
      constructionStatus: 'Status is required',
      phoneOfContactPerson: 'Invalid Phone Number',
    });
    const edit = recordsOf(LISTING_UIDS.propresi, documentId);
    expect(await refused(panel.put(edit, { constructionStatus: null }).expect(400))).toEqual({
      constructionStatus: 'Status is required',
    });
    expect(await refused(panel.put(edit, { locality: 'Nowhere' }).expect(400))).toEqual({
      locality: expect.stringMatching('Nowhere is not in the list of') as unknown,
    });
  });

  it('a listing without a region', async () => {
    const call = panel.post(recordsOf(LISTING_UIDS.propcom), { propertyFor: 'SALE' }).expect(400);
    expect(await refused(call)).toEqual({ area: 'Region is required' });
  });

  it.each(MASTERS)('a name that %s has already', async (master) => {
    await addMaster(cms, master, 'dwk', 'Twice');
    const send = (form: object) => panel.post(recordsOf(MASTER_UIDS[master]), form).expect(400);
    expect(await refused(send({ area: 'dwk', name: ' twice ' }))).toEqual({
      name: MASTER_FACTS[master].alreadyMessage,
    });
    expect(await refused(send({ area: 'dwk', name: '' }))).toEqual({
      name: `${MASTER_FACTS[master].label} is required`,
    });
    expect(await refused(send({ name: 'New' }))).toEqual({ area: 'Region is required' });
  });

  it.each([
    [
      review,
      { rating: 6, reviewType: 'Video' },
      {
        name: 'Name is required',
        rating: 'Rating must be a whole number from 1 to 5',
        review: 'Review is required',
        videoPath: 'Video URL is required',
      },
    ],
    [overview, { position: 1.5 }, { city: 'Location is required', position: expect.anything() }],
    [award, { position: 1 }, { head: 'Heading' }],
  ])('%s', async (uid, form, faults) => {
    expect(await refused(panel.post(recordsOf(uid), form).expect(400))).toEqual(faults);
  });

  it('a review that empties when it was written', async () => {
    const form = { name: 'Asha', rating: 4, review: 'Good people' };
    const made = await panel.post(recordsOf(review), form).expect(201);
    const { documentId, reviewedAt } = (made.body as { data: Record<string, string> }).data;
    expect(reviewedAt).toEqual(expect.any(String));
    const call = panel.put(recordsOf(review, documentId ?? ''), { reviewedAt: null }).expect(400);
    expect(await refused(call)).toEqual({ reviewedAt: 'Review Created On is required' });
  });

  it('an account', async () => {
    const { documentId } = await signIn(cms, 'visiter');
    const call = panel.put(recordsOf(ACCOUNT_UID, documentId), { uphone1: '12', uname: '' });
    expect(await refused(call.expect(400))).toEqual({
      uphone1: 'Invalid Phone Number',
      uname: 'User Name is required',
    });
  });
});

interface Look {
  readonly metadatas: Record<string, { edit: Record<string, unknown>; list: { label: string } }>;
  readonly layouts: { edit: { name: string }[][]; list: string[] };
}
const lookOf = async (uid: string): Promise<Look> => {
  const body = await bodyOf(
    panel.get(`/content-manager/content-types/${uid}/configuration`).expect(200),
  );
  return (body as { data: { contentType: Look } }).data.contentType;
};

describe.each(KINDS)('the form of %s', (kind) => {
  it('has the catalogue’s fields, labels and hints', async () => {
    const { metadatas, layouts } = await lookOf(LISTING_UIDS[kind]);
    const names = layouts.edit.flat().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(names)).toEqual(
      new Set([
        ...['code', 'area', 'images', ...Object.keys(CLOSING_FIELDS)],
        ...STORED_FIELDS[kind].map(attributeName),
      ]),
    );
    for (const field of STORED_FIELDS[kind]) {
      expect(metadatas[attributeName(field)]?.edit).toMatchObject({
        label: field.label,
        description: field.hint ?? '',
      });
    }
    expect(metadatas.code?.edit).toMatchObject({ editable: false });
  });

  it('has the catalogue’s sections, each with its fields', async () => {
    const body = await bodyOf(panel.get('/content-manager/init').expect(200));
    const { contentTypes } = (
      body as {
        data: {
          contentTypes: {
            uid: string;
            pluginOptions: { form: { sections: { heading: string; names: string[] }[] } };
          }[];
        };
      }
    ).data;
    const form = contentTypes.find(({ uid }) => uid === LISTING_UIDS[kind])?.pluginOptions.form;
    for (const field of STORED_FIELDS[kind]) {
      const section = form?.sections.find(({ names }) => names.includes(attributeName(field)));
      expect(section?.heading).toBe(FORM_SECTIONS[field.section]);
    }
  });

  it('is set back at a start to the code’s', async () => {
    const before = await lookOf(LISTING_UIDS[kind]);
    const types = cms.strapi.plugin('content-manager').service('content-types') as unknown as {
      updateConfiguration: (type: object, to: object) => Promise<unknown>;
    };
    await types.updateConfiguration(
      { uid: LISTING_UIDS[kind] },
      { ...before, layouts: { edit: [], list: ['id'] } },
    );
    await syncLayouts(cms.strapi, RESOURCES);
    expect(await lookOf(LISTING_UIDS[kind])).toEqual(before);
  });
});

describe('the brand on the panel', () => {
  const logos = async () => {
    const body = await bodyOf(cms.http.get('/admin/init').expect(200));
    const { menuLogo, authLogo } = (body as { data: Record<string, string | null> }).data;
    return { menuLogo, authLogo };
  };

  it('is the landing page’s logo, and follows it', async () => {
    expect(await logos()).toEqual({ menuLogo: null, authLogo: null });
    await addTexts(cms.strapi);
    const landing = (await cms.strapi.db.query(LANDING_UID).findOne({ populate: ['logo'] })) as {
      documentId: string;
      logo: { id: number; url: string };
    };
    const { documentId, logo } = landing;
    expect(await logos()).toEqual({ menuLogo: logo.url, authLogo: logo.url });
    const write = (data: object) =>
      cms.strapi.documents(LANDING_UID).update({ documentId, data: data as never });
    await write({ logo: null });
    expect(await logos()).toEqual({ menuLogo: null, authLogo: null });
    await write({ logo: logo.id });
    expect(await logos()).toEqual({ menuLogo: logo.url, authLogo: logo.url });
  });

  it('is the parameters’ name, which anyone may ask', async () => {
    const stored = (await cms.strapi.db.query(PARAMETER_UID).findOne()) as { brandName: string };
    const body = await bodyOf(cms.http.get('/api/AppParameter').expect(200));
    expect(body).toMatchObject({ appParameter: { brandName: stored.brandName } });
  });
});
