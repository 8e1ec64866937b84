import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, jest } from '@jest/globals';
import type { Core } from '@strapi/strapi';
import supertest from 'supertest';
import { REGIONS } from '../../src/domain';
import type { Area, Kind, Master, UserType } from '../../src/domain';
import type * as Sessions from '../../src/sessions/caller';
import { ACCOUNT_UID, ENQUIRY_UID, LISTING_UIDS, MASTER_UIDS } from '../../src/uids';
import { createStorage, readTemplate, removeStorage, variablesOf } from '../environment/storage';
import type { Storage } from '../environment/storage';
import { loadStrapi, moduleOfCms } from './load-strapi';
import { validatedClient } from './validated-client';
import { waitUntil } from './wait-until';

/** A booted CMS with an empty database of its own. */
export interface TestCms {
  readonly strapi: Core.Strapi;
  readonly http: ReturnType<typeof supertest>;
  /** Closes the CMS, and boots another one on the same folder and database. */
  readonly restart: () => Promise<TestCms>;
  /** Ends the CMS; its folder and database stay. @throws if a response did not match the OpenAPI document */
  readonly stop: () => Promise<void>;
  /** Ends the CMS, and removes its folder and database. @throws as `stop` */
  readonly close: () => Promise<void>;
}

// A boot takes seconds on an idle machine, and minutes on a busy one. No test fails because of that.
jest.setTimeout(15 * 60_000);

export type Data = Readonly<Record<string, unknown>>;
export type Settings = Readonly<Record<string, string>>;

/** The value of the header `Authorization` for a token that is no account's. */
export const bearer = (token: string): string => `Bearer ${token}`;

/** The body of a response. The test asserts its type. */
export const bodyOf = async (call: PromiseLike<{ readonly body: unknown }>): Promise<unknown> =>
  (await call).body;

interface Pool {
  readonly numUsed: () => number;
  readonly numPendingAcquires: () => number;
}

/**
 * Strapi's events query the database after their write. Without a pool, they would reject while another file's tests
 * run.
 */
function isDatabaseIdle({ db }: Core.Strapi): boolean {
  const { pool } = db.connection.client as { readonly pool: Pool };
  return pool.numUsed() + pool.numPendingAcquires() === 0;
}

/** Boots the compiled CMS on the folder and the database of the environment. */
async function boot(clearUp: () => Promise<void>): Promise<TestCms> {
  const strapi = await loadStrapi();
  strapi.server.mount();
  // Concurrent calls share one listening server.
  await once(strapi.server.httpServer.listen(0, '127.0.0.1'), 'listening');
  const { http, faults } = await validatedClient(supertest(strapi.server.httpServer));
  const end = async () => {
    await waitUntil(() => isDatabaseIdle(strapi));
    await strapi.destroy();
    expect(faults()).toEqual([]);
  };
  return {
    strapi,
    http,
    restart: async () => {
      await end();
      return boot(clearUp);
    },
    stop: end,
    close: () => end().finally(clearUp),
  };
}

/** Boots a CMS on a storage; `close` ends it and removes the storage. */
export async function bootOn(storage: Storage, settings: Settings = {}): Promise<TestCms> {
  Object.assign(process.env, variablesOf(storage), settings);
  return boot(() => removeStorage(storage));
}

/** Boots a CMS on a temporary folder and an empty database of its own; `close` ends it and removes both. */
export const bootCms = async (settings: Settings = {}): Promise<TestCms> =>
  bootOn(await createStorage(readTemplate()), settings);

/** The settings of a file's CMS, or a function that returns them when it boots. */
export type FileSettings = Settings | (() => Promise<Settings>);

/** The CMS of a file's tests. After a restart, the same object reaches the new CMS. */
export function cmsOfFile(settings: FileSettings = {}): TestCms {
  let running: TestCms;
  beforeAll(async () => {
    running = await bootCms(typeof settings === 'function' ? await settings() : settings);
  });
  afterAll(() => running.close());
  const cms: TestCms = {
    get strapi() {
      return running.strapi;
    },
    get http() {
      return running.http;
    },
    restart: async () => {
      running = await running.restart();
      return cms;
    },
    stop: () => running.stop(),
    close: () => running.close(),
  };
  return cms;
}

/** Adds a name to a region's master list. */
export const addMaster = (cms: TestCms, master: Master, area: Area, name: string) =>
  cms.strapi.documents(MASTER_UIDS[master]).create({ data: { area, name } as never });

/** The revision of the last write. */
export async function revisionOf({ strapi }: TestCms): Promise<number | undefined> {
  const row = await strapi.db
    .connection('counters')
    .where({ name: 'revision' })
    .first<{ readonly value: number } | undefined>();
  return row?.value;
}

const SALE_FLAT: Data = {
  propertyFor: 'SALE',
  category: 'Residential',
  propertyType: 'Flat',
  projectType: 'DDA',
  furnishedStatus: 'Furnished',
  expectedPrice: 9_500_000,
  constructionStatus: 'Ready To Move',
};
const OFFICE_FOR_SALE: Data = {
  ...SALE_FLAT,
  category: 'Commercial',
  propertyType: 'Shop',
  projectType: 'MALL',
};

/** The data of `addListing` for each kind, except its place. */
export const LISTING_DATA: Readonly<Record<Kind, Data>> = {
  propresi: SALE_FLAT,
  propcom: OFFICE_FOR_SALE,
};

/** Creates a listing through the Document Service, like every write path. It adds the locality if that is new. */
export async function addListing(cms: TestCms, area: Area, kind: Kind, data: Data = {}) {
  const whole: Data = {
    area,
    ...LISTING_DATA[kind],
    locality: `${REGIONS[area].city} Sector 1`,
    ...data,
  };
  const name = String(whole.locality);
  const query = cms.strapi.db.query(MASTER_UIDS.locality);
  if (!(await query.findOne({ where: { area, name } })))
    await addMaster(cms, 'locality', area, name);
  return (await cms.strapi
    .documents(LISTING_UIDS[kind])
    .create({ data: whole as never })) as unknown as Data & { documentId: string; code: string };
}

/** An enquiry that a visitor sent. */
export const addEnquiry = async (cms: TestCms, area: Area, data: Data = {}) =>
  (await cms.strapi.documents(ENQUIRY_UID).create({
    data: { area, name: 'Asha', phone: '9200000081', ...data } as never,
  })) as unknown as Data & { documentId: string; reference: string };

const HOUR_MS = 3_600_000;
let phone = 9_000_000_100;

/** Creates an account with a live session; `token` is the whole value of the header `Authorization`. */
export async function signIn(cms: TestCms, userType: UserType, more: Data = {}) {
  phone += 1;
  const sessionId = randomUUID();
  const endsAt = Date.now() + HOUR_MS;
  const account = (await cms.strapi.db.query(ACCOUNT_UID).create({
    data: {
      username: String(phone),
      userId: String(phone),
      uname: `Account ${String(phone)}`,
      userType,
      userStatus: 'active',
      sessionId,
      sessionEndsAt: endsAt,
      ...more,
    },
  })) as { id: number; documentId: string; userId: string };
  // The running CMS's own module: it has the secret of the present data folder.
  const { tokenOf } = moduleOfCms('sessions/caller') as typeof Sessions;
  return { ...account, token: tokenOf(account.id, sessionId, endsAt) };
}

/** The password of the accounts that `register` creates. */
export const PASSWORD = 'Sample@123';

/** Sends a request to the API, with or without a token. */
export const callAs = (
  cms: TestCms,
  method: 'get' | 'post' | 'put',
  path: string,
  token?: string,
) =>
  token === undefined ? cms.http[method](path) : cms.http[method](path).set('Authorization', token);

/** Creates an account in the same way as a visitor. It can log in with `PASSWORD`. */
export async function register(
  cms: TestCms,
  userId: string,
  more: Data = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const values = { userId, uname: `Visitor ${userId}`, password: PASSWORD, password2: PASSWORD };
  await cms.http
    .post('/api/user/create')
    .set(headers)
    .send({ values: { ...values, ...more } })
    .expect(200, { msg: 'success', userStatus: 'active' });
}
