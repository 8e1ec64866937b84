import type { Test } from 'supertest';
import type { Data, TestCms } from './cms';

export const PANEL_PASSWORD = 'Panel@1234';
let made = 0;

interface UserService {
  create: (values: Data) => Promise<unknown>;
}

/** A user's HTTP access to the panel. */
export interface PanelUser {
  readonly get: (path: string) => Test;
  readonly post: (path: string, body?: object) => Test;
  readonly put: (path: string, body: object) => Test;
  readonly del: (path: string) => Test;
  readonly upload: (path: string, bytes: Buffer) => Test;
}

/** Creates a panel user with the role of this code. @returns its e-mail address */
export async function addPanelUser(cms: TestCms, code: string): Promise<string> {
  made += 1;
  const email = `panel-${String(made)}@example.com`;
  const role = (await cms.strapi.db.query('admin::role').findOne({ where: { code } })) as {
    readonly id: number;
  };
  const users = cms.strapi.service('admin::user') as unknown as UserService;
  await users.create({
    ...{ firstname: 'Test', lastname: code, email, password: PANEL_PASSWORD },
    ...{ isActive: true, registrationToken: null, roles: [role.id] },
  });
  return email;
}

/** A panel user with the role of this code, signed in by the panel's own login. */
export async function signInToPanel(cms: TestCms, code: string): Promise<PanelUser> {
  const email = await addPanelUser(cms, code);
  const answer = await cms.http
    .post('/admin/login')
    .send({ email, password: PANEL_PASSWORD })
    .expect(200);
  const { data } = answer.body as { data: { accessToken: string } };
  const as = (call: Test) => call.set('Authorization', `Bearer ${data.accessToken}`);
  return {
    get: (path) => as(cms.http.get(path)),
    post: (path, body = {}) => as(cms.http.post(path)).send(body),
    put: (path, body) => as(cms.http.put(path)).send(body),
    del: (path) => as(cms.http.delete(path)),
    upload: (path, bytes) => as(cms.http.post(path)).attach('files', bytes, 'picture.png'),
  };
}

/** The content manager's address of a type's records, or of one record. */
export const recordsOf = (uid: string, documentId?: string): string =>
  `/content-manager/collection-types/${uid}${documentId === undefined ? '' : `/${documentId}`}`;

export const singleOf = (uid: string): string => `/content-manager/single-types/${uid}`;

/** The messages of a validation error, by field. */
export function errorsOf(body: unknown): Record<string, string> {
  const { error } = body as {
    error: { details: { errors: { path: string[]; message: string }[] } };
  };
  return Object.fromEntries(
    error.details.errors.map(({ path, message }) => [path.join('.'), message]),
  );
}
