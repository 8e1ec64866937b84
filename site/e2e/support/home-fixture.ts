import { detailPath } from '../../src/domain';
import type { Listing } from '../../src/domain';
import { signIn, signInAsNew } from './accounts';
import type { Member } from './accounts';
import { test as base } from './fixtures';
import { createListing, readListing } from './listings';

/** An inactive home in Dwarka that belongs to one spec, with a manager signed in on the page. */
interface Home {
  readonly id: string;
  /** The address of the home's page. */
  readonly path: string;
  readonly member: Member;
  /** Returns the paths of the home's images, in order. */
  readonly images: () => Promise<readonly string[]>;
  /** Returns the current property. */
  readonly now: () => Promise<Listing>;
}

interface Fixtures {
  home: Home;
  /** Whether the manager is a new account, because the spec ends the session. */
  hasNewManager: boolean;
}

/** Playwright's test with a home. The home's page is not published, so its address returns 404. */
export const test = base.extend<Fixtures>({
  knownError: /status of 404/,
  hasNewManager: [false, { option: true }],
  home: async ({ page, hasNewManager }, provide) => {
    const member = await (hasNewManager ? signInAsNew : signIn)(page, { userType: 'manager_dwk' });
    const { _id: id } = await createListing(member, 'dwk', 'propresi');
    const now = async () => {
      const listing = await readListing(member, 'dwk', 'propresi', id);
      if (!listing) throw new Error('The home does not exist.');
      return listing;
    };
    await provide({
      id,
      path: detailPath('dwk', 'propresi', id),
      member,
      now,
      images: async () => (await now()).imagePaths,
    });
  },
});
