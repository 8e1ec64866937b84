import { bodyOf, bootCms, callAs, signIn } from './cms';
import type { TestCms } from './cms';

interface Change {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A version in the answer of `VersionSearch`. */
export interface ShownVersion {
  readonly version: number;
  readonly at: string;
  readonly action: string;
  readonly who: string;
  readonly entry: string;
  readonly changes: readonly Change[];
}

type Person = Awaited<ReturnType<typeof signIn>>;

/** A CMS with an admin, Meera, and Dwarka's manager, Ravi, and the calls about versions. */
export class HistoryFixture {
  private constructor(
    readonly cms: TestCms,
    readonly admin: Person,
    readonly manager: Person,
  ) {}

  static async open(): Promise<HistoryFixture> {
    const cms = await bootCms();
    const admin = await signIn(cms, 'admin', { uname: 'Meera' });
    return new HistoryFixture(cms, admin, await signIn(cms, 'manager_dwk', { uname: 'Ravi' }));
  }

  ask(call: string, body: object, token = this.admin.token) {
    return callAs(this.cms, 'post', `/api/${call}`, token).send(body);
  }

  put(call: string, body: object, token = this.admin.token) {
    return callAs(this.cms, 'put', `/api/${call}`, token).send(body);
  }

  async versionsOf(type: string, id: string, token = this.admin.token) {
    const found = await bodyOf(this.ask('VersionSearch', { type, id }, token).expect(200));
    return (found as { readonly versions: readonly ShownVersion[] }).versions;
  }
}
