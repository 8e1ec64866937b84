import { describe, expect, it } from '@jest/globals';
import { addListing, bodyOf, cmsOfFile, signIn } from './support/cms';
import { listingSearch } from './support/listing-search';

const cms = cmsOfFile();

const { ask, codes } = listingSearch(cms);

describe('what a caller sees', () => {
  it('inactive listings: the region staff alone, in lists and details', async () => {
    const { documentId, code } = await addListing(cms, 'dwk', 'propresi', {
      propresiStatus: 'inactive',
      phoneOfContactPerson: '9200000042',
    });
    const own = await signIn(cms, 'manager_dwk');
    const admin = await signIn(cms, 'admin');
    const root = await signIn(cms, 'visiter', { superAdmin: true });
    const values = { code };
    for (const { token } of [own, admin, root]) {
      expect(await codes('dwk', 'RS', { values }, token)).toEqual([code]);
      expect(await codes('dwk', 'RS', { values: { phone: '9200000042' } }, token)).toEqual([code]);
      await cms.http
        .get(`/api/dwk/PropResiDetail/${documentId}`)
        .set('Authorization', token)
        .expect(200);
    }
    const other = await signIn(cms, 'manager_ggn');
    const visitor = await signIn(cms, 'visiter');
    for (const token of [other.token, visitor.token, '', 'Bearer broken']) {
      expect(await codes('dwk', 'RS', { values }, token)).toEqual([]);
      await cms.http
        .get(`/api/dwk/PropResiDetail/${documentId}`)
        .set('Authorization', token)
        .expect(404, { msg: 'errorNotFound' });
    }
    const status = { values: { propresiStatus: 'inactive' } };
    expect(await codes('dwk', 'RS', status, admin.token)).toEqual([code]);
    await ask('dwk', 'RS', status, own.token).expect(403);
    await ask('dwk', 'RS', status).expect(401, 'Please log in to continue');
    await ask('dwk', 'RS', { values: { phone: '9' } }, other.token).expect(403);
    await ask('dwk', 'RS', { values: { phone: '9' } }).expect(401);
  });

  it('a token that is no longer good is none at all', async () => {
    const ended = await signIn(cms, 'admin', { sessionEndsAt: Date.now() - 1 });
    const inactive = await signIn(cms, 'admin', { userStatus: 'inactive' });
    for (const { token } of [ended, inactive]) {
      await ask('dwk', 'RS', { values: { propresiStatus: 'active' } }, token).expect(401);
    }
  });

  it('a detail: every field, 404 in another area or kind', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propcom', {
      description: 'Corner shop',
      possession: '2027-03-31',
      amenities: ['Lift', 'Park'],
      length: 20,
    });
    const body = await bodyOf(cms.http.get(`/api/dwk/PropComDetail/${documentId}`).expect(200));
    expect(body).toMatchObject({
      _id: documentId,
      description: 'Corner shop',
      possession: '2027-03-31',
      amenities: ['Lift', 'Park'],
      length: 20,
      propcomStatus: 'active',
    });
    expect(body).not.toHaveProperty('bedroomA');
    await cms.http.get(`/api/ggn/PropComDetail/${documentId}`).expect(404);
    await cms.http.get(`/api/dwk/PropResiDetail/${documentId}`).expect(404);
    await cms.http
      .get(`/api/xyz/PropComDetail/${documentId}`)
      .expect(404, { msg: 'errorNotFound' });
  });
});
