import { beforeAll, expect } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { readEnv } from '../../src/settings/env';
import { RECORD_UIDS } from '../../src/uids';
import { addListing, cmsOfFile, signIn } from './cms';
import type { FileSettings, TestCms } from './cms';
import { add, fileOf } from './pictures';

type Sent = Buffer | readonly [Buffer, string];

/** A CMS with a listing, an overview and a review, and an account that may add pictures to all of them. */
export class ImageProcessingFixture {
  token = '';
  listing = '';
  overview = '';
  review = '';

  private constructor(readonly cms: TestCms) {}

  /** A fixture that is open while a file's tests run. */
  static ofFile(settings?: FileSettings): ImageProcessingFixture {
    const fixture = new ImageProcessingFixture(cmsOfFile(settings));
    beforeAll(() => fixture.addRecords());
    return fixture;
  }

  private async addRecords(): Promise<void> {
    const { cms } = this;
    const create = async (name: 'overview' | 'review', data: object) =>
      (await cms.strapi.documents(RECORD_UIDS[name]).create({ data: data as never })).documentId;
    this.token = (await signIn(cms, 'admin')).token;
    this.listing = (await addListing(cms, 'dwk', 'propresi')).documentId;
    this.overview = await create('overview', { city: 'Dwarka', heading: 'Sector 1' });
    this.review = await create('review', { name: 'Asha', rating: 4, review: 'Good' });
  }

  /** Adds one picture to the listing. */
  addOne(file: Sent) {
    const { cms, token, listing } = this;
    return add(cms, 'AddImages', token, { folder: 'propresi', id: listing, files: [file] });
  }

  /** The number of pictures that are being processed, or that wait. */
  async jobs(state: 'active' | 'waiting'): Promise<number> {
    const { text } = await this.cms.http
      .get('/metrics')
      .set('Authorization', `Bearer ${readEnv().secrets.PUBLISHER_TOKEN}`)
      .expect(200);
    return Number(new RegExp(`^cms_image_jobs_${state} (\\d+)$`, 'm').exec(text)?.[1]);
  }

  /** The stored picture of a valid file. */
  async stored(file: Sent): Promise<Sharp> {
    const answer = await this.addOne(file);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    const [url = ''] = (answer.body as { images: string[] }).images;
    return sharp(await readFile(fileOf(url)));
  }
}
