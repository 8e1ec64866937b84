import { detailPath } from '../../src/domain';
import type { Listing } from '../../src/domain';
import { test as base } from './fixtures';
import { listingNow, newListing, signInMember } from './listings';
import type { Member } from './listings';

/** A home in Dwarka of the story's own, inactive, with a manager signed in on the page. */
interface Home {
  readonly id: string;
  /** The address of its page. */
  readonly path: string;
  readonly member: Member;
  /** The paths of its pictures, in order. */
  readonly images: () => Promise<readonly string[]>;
  /** The property as it is now. */
  readonly now: () => Promise<Listing>;
}

/** Playwright's test with a home. Its page is not among the published ones: a 404. */
export const test = base.extend<{ home: Home }>({
  knownError: /status of 404/,
  home: async ({ page }, provide) => {
    const member = await signInMember(page, { userType: 'manager_dwk' });
    const { _id: id } = await newListing(member, 'dwk', 'propresi');
    const now = async () => {
      const listing = await listingNow(member, 'dwk', 'propresi', id);
      if (!listing) throw new Error('The home is gone.');
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
