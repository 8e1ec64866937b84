import { beforeAll } from '@jest/globals';
import { ROUTE_TABLE, ROUTES } from '../../src/app/routes';
import { addressOf as addressOfRoute } from '../../src/http/route-table';
import type { Area, UserType } from '../../src/domain';
import { RECORD_UIDS } from '../../src/uids';
import { addFailedNotification } from './notifications';
import { addBulkChange } from './bulk-changes';
import { addListingImport } from './listing-imports';
import { addEnquiry, addListing, callAs, cmsOfFile, signIn } from './cms';
import type { TestCms } from './cms';
import { CALLERS, callersOf } from './access-table';
import type { Caller, Row, Who } from './access-table';

type Person = Awaited<ReturnType<typeof signIn>>;
/** The status of the response for each caller. */
export type Statuses = Readonly<Record<string, number>>;

const signInAs = (cms: TestCms, caller: Caller): Promise<Person> =>
  caller === 'superAdmin'
    ? signIn(cms, 'visiter', { superAdmin: true })
    : signIn(cms, caller as UserType);

/** The address of a call, by default for a record that does not exist. */
export function addressOf(path: string, area: string, id = 'nothing'): string {
  const route = ROUTES.find((one) => one.path === path) ?? { path };
  return addressOfRoute(route).replace(':area', area).replace(':id', id);
}

/** The expected status for each caller: `allowed` for the callers in `who`, 401 or 403 for the others. */
export const expected = (who: Who, area: Area, allowed: number): Statuses =>
  Object.fromEntries(
    CALLERS.map((caller) => {
      const refusal = caller === 'anonymous' ? 401 : 403;
      return [caller, callersOf(who, area).includes(caller) ? allowed : refusal];
    }),
  );

/** A CMS with an account of each role. */
export class RoleFixture {
  readonly people: Partial<Record<Caller, Person>> = {};

  private constructor(readonly cms: TestCms) {}

  /** A fixture that is open while a file's tests run. */
  static ofFile(): RoleFixture {
    const fixture = new RoleFixture(cmsOfFile());
    const { cms, people } = fixture;
    beforeAll(async () => {
      for (const caller of CALLERS)
        if (caller !== 'anonymous') people[caller] = await signInAs(cms, caller);
    });
    return fixture;
  }

  async statusOf(method: string, path: string, token: string | undefined, body: object) {
    const name = method.toLowerCase() as 'get' | 'post' | 'put';
    const call = callAs(this.cms, name, path, token);
    // A form is not sent as JSON; an empty form has no body at all.
    const isBare = method === 'GET' || ROUTE_TABLE.find(method, path)?.route.format === 'form';
    return (await (isBare ? call : call.send(body))).status;
  }

  /** @param ask calls with the caller's token @param endsSession whether the call ends the token's session */
  async answers(
    ask: (token: string | undefined, caller: Caller) => Promise<number>,
    endsSession = false,
  ): Promise<Statuses> {
    const all: [Caller, number][] = [];
    for (const caller of CALLERS) {
      const isFresh = endsSession && caller !== 'anonymous';
      const { token } = (isFresh ? await signInAs(this.cms, caller) : this.people[caller]) ?? {};
      all.push([caller, await ask(token, caller)]);
    }
    return Object.fromEntries(all);
  }

  /** A record for a call, written by `author` if it has an author. @returns its `_id` */
  async addRecord(of: Row['of'], area: Area, author?: Person): Promise<string> {
    switch (of) {
      case 'propresi':
      case 'propcom':
        return (await addListing(this.cms, area, of)).documentId;
      case 'account':
        return (await signIn(this.cms, 'visiter')).documentId;
      case 'enquiry':
        return (await addEnquiry(this.cms, area)).documentId;
      case 'notification':
        return await addFailedNotification(this.cms, area);
      case 'bulk-change':
        return await addBulkChange(this.cms, area);
      case 'listing-import':
        return await addListingImport(this.cms, area);
      case 'review':
      case 'overview':
      case 'award': {
        const data = {
          review: { name: 'Asha', rating: 4, review: 'Good', author: author?.documentId ?? null },
          overview: { city: 'Dwarka' },
          award: { head: 'Best' },
        }[of];
        const documents = this.cms.strapi.documents(RECORD_UIDS[of]);
        return (await documents.create({ data: data as never })).documentId;
      }
      case undefined:
        throw new Error('the call names no record');
    }
  }
}
