import { beforeAll } from '@jest/globals';
import { bodyOf, callAs, cmsOfFile, signIn } from './cms';
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

/** The versions of a record that an account reads, the newest first. */
export async function readVersions(
  cms: TestCms,
  token: string,
  type: string,
  id: string,
): Promise<readonly ShownVersion[]> {
  const call = callAs(cms, 'post', '/api/VersionSearch', token).send({ type, id });
  return ((await bodyOf(call.expect(200))) as { readonly versions: readonly ShownVersion[] })
    .versions;
}

/** A CMS with an admin, Meera, and Dwarka's manager, Ravi, and the calls about versions. */
export class HistoryFixture {
  admin!: Person;
  manager!: Person;

  private constructor(readonly cms: TestCms) {}

  /** A fixture that is open while a file's tests run. */
  static ofFile(): HistoryFixture {
    const fixture = new HistoryFixture(cmsOfFile());
    beforeAll(async () => {
      fixture.admin = await signIn(fixture.cms, 'admin', { uname: 'Meera' });
      fixture.manager = await signIn(fixture.cms, 'manager_dwk', { uname: 'Ravi' });
    });
    return fixture;
  }

  ask(call: string, body: object, token = this.admin.token) {
    return callAs(this.cms, 'post', `/api/${call}`, token).send(body);
  }

  put(call: string, body: object, token = this.admin.token) {
    return callAs(this.cms, 'put', `/api/${call}`, token).send(body);
  }

  versionsOf(type: string, id: string, token = this.admin.token) {
    return readVersions(this.cms, token, type, id);
  }
}
