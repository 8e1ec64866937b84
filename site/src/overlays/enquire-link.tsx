import { ButtonAnchor } from '../components/button/button';
import { kindOf, plainEnquiryPath } from '../domain';
import type { Area, Listing, ListingCard } from '../domain';
import { openOverlay } from './store';

interface EnquireLinkProps {
  /** The region that it is about; without it the visitor chooses one. */
  readonly area?: Area;
  readonly listing?: Listing | ListingCard;
  readonly size?: 'normal' | 'small';
}

/** Opens the form of an enquiry. Before scripts run, it leads to the CMS's form without scripts. */
export const EnquireLink = ({ area, listing, size }: EnquireLinkProps) => (
  <ButtonAnchor
    size={size}
    href={
      // Not `cmsUrl`: the first load of a page has no part that sends requests.
      String(process.env.GATSBY_CMS_URL) +
      plainEnquiryPath({
        ...(area && { area }),
        ...(listing && { kind: kindOf(listing), listing: listing._id }),
      })
    }
    rel="nofollow"
    onClick={(event) => {
      event.preventDefault();
      openOverlay('enquiry', { area, listing });
    }}
  >
    Enquire
  </ButtonAnchor>
);
