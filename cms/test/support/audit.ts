import type * as Trail from '../../src/documents/audit-trail';
import { bodyOf, callAs, signIn } from './cms';
import type { TestCms } from './cms';
import { moduleOfCms } from './load-strapi';

/** An entry in the answer of `AuditSearch`. */
export interface ShownEntry {
  readonly at: string;
  readonly action: string;
  readonly outcome: string;
  readonly entry: string | null;
  readonly who: string;
  readonly account: string | null;
  readonly onWhom: string | null;
  readonly onAccount: string | null;
  readonly subject: string;
  readonly address: string | null;
  readonly times: number;
}

interface Page {
  readonly entries: readonly ShownEntry[];
  readonly count: number;
  readonly isMore: boolean;
}

/** The audit trail, read by a super admin. The CMS must be booted when it is used. */
export function auditTrail(cms: TestCms) {
  let token: string | undefined;
  const asSuper = async () =>
    (token ??= (await signIn(cms, 'admin', { superAdmin: true, uname: 'Owner' })).token);
  /** The running CMS's own module: it has the refusals that wait. */
  const stored = async () => {
    const { storeRefusals } = moduleOfCms('documents/audit-trail') as typeof Trail;
    await storeRefusals(cms.strapi);
  };
  const ask = async (call: string, body: object) =>
    callAs(cms, 'post', `/api/${call}`, await asSuper()).send(body);
  const page = async (values: object, paging: object = {}): Promise<Page> => {
    await stored();
    return (await bodyOf(ask('AuditSearch', { values, ...paging }))) as Page;
  };
  /** The entries of an account or about it, the oldest first. */
  const entriesOf = async (account: string): Promise<readonly ShownEntry[]> =>
    [...(await page({ account }, { limit: 100 })).entries].reverse();
  const actionsOf = async (account: string): Promise<readonly string[]> =>
    (await entriesOf(account)).map(({ action }) => action);
  return { ask, page, entriesOf, actionsOf, stored };
}
