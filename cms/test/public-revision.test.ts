import { describe, expect, it } from '@jest/globals';
import { addListing } from './support/cms';
import { CALLS, ImageFixture } from './support/image-fixture';
import { small } from './support/pictures';

const fixture = ImageFixture.ofFile();

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Whether the response of a write has the header of public revisions, with the same revision. */
async function isPublic(call: PromiseLike<unknown>): Promise<boolean> {
  const { status, headers } = (await call) as Answered;
  expect(status).toBe(200);
  const revision = headers['x-public-revision'];
  expect([undefined, headers['x-revision']]).toContain(revision);
  return revision !== undefined;
}

describe('a write says whether something of it is public now', () => {
  it('of a listing: while it is active', async () => {
    const { documentId: id } = await addListing(fixture.cms, 'dwk', 'propresi');
    const edit = (values: object) => isPublic(fixture.put(`dwk/PropResiEdit/${id}`, values));
    expect(await edit({ description: 'Bright' })).toBe(true);
    expect(await edit({ propresiStatus: 'inactive' })).toBe(false);
    expect(await edit({ description: 'Dark' })).toBe(false);
    const [path] = await fixture.addGood('propresi', id, [await small()]);
    const named = { action: 'add', id, images: [path] };
    expect(await isPublic(fixture.put(CALLS.propresi.name, named))).toBe(false);
    expect(await edit({ propresiStatus: 'active' })).toBe(true);
    expect(await isPublic(fixture.put(`dwk/PropResiDelete/${id}`, {}))).toBe(false);
  });

  it('of a review: unless it is hidden', async () => {
    const id = await fixture.record('review');
    const edit = (values: object) => isPublic(fixture.put(`ReviewEdit/${id}`, values));
    expect(await edit({ rating: 5, review: 'Better' })).toBe(true);
    expect(await edit({ hidden: true })).toBe(false);
    expect(await edit({ review: 'Best' })).toBe(false);
  });

  it('of an award always, of a master list never', async () => {
    const award = { values: { head: 'Best' } };
    expect(await isPublic(fixture.post('/api/AwardCreate', award))).toBe(true);
    const locality = { locality: 'Sector 99' };
    expect(await isPublic(fixture.post('/api/dwk/LocalityCreate', locality))).toBe(false);
  });
});
