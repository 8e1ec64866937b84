import { beforeAll } from '@jest/globals';
import { RECORD_UIDS } from '../../src/uids';
import { addListing, bodyOf, bootCms, cmsOfFile, signIn } from './cms';
import type { FileSettings, Settings, TestCms } from './cms';
import { add, addGood, small } from './pictures';
import type { Sent } from './pictures';

const DATA: Readonly<Record<string, object>> = {
  review: { name: 'Asha', rating: 4, review: 'Good people' },
  overview: { city: 'Dwarka', heading: 'Sector 1' },
  award: { head: 'Best' },
};

/** The calls that set the pictures of a folder's record, read it and delete it. */
export const CALLS = {
  review: { name: 'ReviewEditForAddImagePath', detail: 'ReviewDetail', del: 'ReviewDelete' },
  ov: {
    name: 'PropOverviewEditForAddImagePath',
    detail: 'PropOverviewDetail',
    del: 'PropOverviewDelete',
  },
  award: { name: 'AwardEditForAddImagePath', detail: 'AwardDetail', del: 'AwardDelete' },
  propresi: {
    name: 'dwk/PropResiEditForAddImagePath',
    detail: 'dwk/PropResiDetail',
    del: 'dwk/PropResiDelete',
  },
  propcom: {
    name: 'dwk/PropComEditForAddImagePath',
    detail: 'dwk/PropComDetail',
    del: 'dwk/PropComDelete',
  },
} as const;

/** The value of `folder` in the image calls. */
export type Folder = keyof typeof CALLS;

export const SINGLE = ['review', 'ov'] as const;
export const LISTS = ['award', 'propresi', 'propcom'] as const;
export const EVERY = [...SINGLE, ...LISTS] as const;

const ROLES = ['admin', 'manager_dwk', 'manager_ggn', 'visiter', 'executive'] as const;

/** A CMS with an account of each role, and records with pictures. */
export class ImageFixture {
  private readonly tokens: Record<string, string> = {};
  private authorId = NaN;

  private constructor(readonly cms: TestCms) {}

  static async open(settings?: Settings): Promise<ImageFixture> {
    const fixture = new ImageFixture(await bootCms(settings));
    await fixture.addAccounts();
    return fixture;
  }

  /** A fixture that is open while a file's tests run. */
  static ofFile(settings?: FileSettings): ImageFixture {
    const fixture = new ImageFixture(cmsOfFile(settings));
    beforeAll(() => fixture.addAccounts());
    return fixture;
  }

  private async addAccounts(): Promise<void> {
    for (const role of ROLES) this.tokens[role] = (await signIn(this.cms, role)).token;
    const author = await signIn(this.cms, 'visiter');
    this.tokens.author = author.token;
    this.authorId = author.id;
  }

  /** The token of a role, or of the reviews' author; other names have none. */
  token(name: string): string {
    return this.tokens[name] ?? '';
  }

  put(path: string, body: object, as = 'admin') {
    return this.cms.http.put(`/api/${path}`).set('Authorization', this.token(as)).send(body);
  }

  post(path: string, body: object, as = 'admin') {
    return this.cms.http.post(path).set('Authorization', this.token(as)).send(body);
  }

  /** Sends AddImage or AddImages as an account. */
  add(call: 'AddImage' | 'AddImages', as: string, sent: Sent) {
    return add(this.cms, call, this.token(as), sent);
  }

  /** Adds valid pictures as an admin, and returns their paths. */
  addGood(folder: Folder, id: string, files: readonly Buffer[]): Promise<string[]> {
    return addGood(this.cms, this.token('admin'), folder, id, files);
  }

  /** A new record for pictures; a review belongs to the author. */
  async record(folder: Folder, more: object = {}): Promise<string> {
    if (folder === 'propresi' || folder === 'propcom')
      return (await addListing(this.cms, 'dwk', folder)).documentId;
    const name = folder === 'ov' ? 'overview' : folder;
    const own = folder === 'review' ? { author: this.authorId } : {};
    const data = { ...DATA[name], ...own, ...more };
    const created = await this.cms.strapi
      .documents(RECORD_UIDS[name])
      .create({ data: data as never });
    return created.documentId;
  }

  /** The picture paths of a record. */
  async shown(folder: Folder, id: string): Promise<string[]> {
    const body = await bodyOf(
      this.cms.http
        .get(`/api/${CALLS[folder].detail}/${id}`)
        .set('Authorization', this.token('admin'))
        .expect(200),
    );
    const found = body as {
      imagePaths?: string[];
      review?: { img: string | null };
      overview?: { img: string | null };
      award?: { img: string | null };
    };
    const one = (found.review ?? found.overview ?? found.award)?.img;
    return found.imagePaths ?? (one ? [one] : []);
  }

  /** A new record that references this many pictures. */
  async withPictures(folder: Folder, count = 1) {
    const id = await this.record(folder);
    const files = await Promise.all(Array.from({ length: count }, small));
    const paths = await this.addGood(folder, id, files);
    const isList = LISTS.some((list) => list === folder);
    const body = isList ? { action: 'add', id, images: paths } : { id, path: paths[0] };
    await this.put(CALLS[folder].name, body).expect(200);
    return { id, paths };
  }
}
