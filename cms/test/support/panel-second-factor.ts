import type { Test } from 'supertest';
import { CODE_HEADER } from '../../src/domain';
import { bodyOf } from './cms';
import type { TestCms } from './cms';
import { addPanelUser, PANEL_PASSWORD } from './panel-records';
import { codeOf, freeLastCode } from './second-factor';

/** A panel user with an active second factor; `token` belongs to the session that switched it on. */
export interface PanelMember {
  readonly email: string;
  readonly token: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The panel's response: data or an error. */
interface PanelAnswer<T> {
  readonly data: T;
  readonly error?: {
    readonly message: string;
    readonly details: { readonly msg?: string; readonly errors?: readonly { path: string[] }[] };
  };
}

interface Login {
  readonly password?: string;
  readonly code?: string | undefined;
  readonly cookie?: string;
  readonly address?: string;
}

/** The logins and second factors of the panel. The CMS must be booted when they are used. */
export function panelFactorCalls(cms: TestCms) {
  const login = (email: string, { password = PANEL_PASSWORD, ...from }: Login = {}): Test => {
    const { code, cookie = '', address = '10.0.0.1' } = from;
    const call = cms.http.post('/admin/login').set('X-Forwarded-For', address);
    if (code !== undefined) void call.set(CODE_HEADER, code);
    return call.set('Cookie', cookie).send({ email, password });
  };
  /** `success`, the name of the error about the code, or the message. */
  const said = async (email: string, how?: Login): Promise<string> => {
    const { error } = (await bodyOf(login(email, how))) as PanelAnswer<unknown>;
    return error === undefined ? 'success' : (error.details.msg ?? error.message);
  };
  const tokenOf = async (email: string, how?: Login): Promise<string> => {
    const { data } = (await bodyOf(login(email, how).expect(200))) as PanelAnswer<{
      token: string;
    }>;
    return data.token;
  };
  const asked = (path: string, body: object, token: string): Test =>
    cms.http
      .post(`/admin/second-factor/${path}`)
      .set({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': '10.0.0.1' })
      .send(body);
  const shown = (token: string): Test =>
    cms.http.get('/admin/second-factor').set('Authorization', `Bearer ${token}`);
  const addMember = async (role = 'dwarka-manager'): Promise<PanelMember> => {
    const email = await addPanelUser(cms, role);
    const token = await tokenOf(email);
    const begun = (await bodyOf(asked('begin', {}, token).expect(200))) as PanelAnswer<{
      secret: string;
    }>;
    const { secret } = begun.data;
    const on = { password: PANEL_PASSWORD, code: codeOf(secret) };
    const { data } = (await bodyOf(asked('on', on, token).expect(200))) as PanelAnswer<{
      recoveryCodes: string[];
    }>;
    await freeLastCode(cms);
    return { email, token, secret, recoveryCodes: data.recoveryCodes };
  };
  return { login, said, tokenOf, asked, shown, addMember };
}

/** The cookie of a response by its name, in the form that a client sends back; undefined if there is none. */
export function cookieOf(headers: unknown, name: string): string | undefined {
  const cookies = (headers as { readonly 'set-cookie'?: readonly string[] })['set-cookie'] ?? [];
  return cookies.find((one) => one.startsWith(`${name}=`));
}
