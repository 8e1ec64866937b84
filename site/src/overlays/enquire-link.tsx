import { ButtonAnchor } from '../components/button/button';
import { plainEnquiryPath } from '../domain';
import type { EnquirySubject, Listing, ListingCard } from '../domain';
import { openOverlay } from './store';

interface EnquireLinkProps {
  /** Without a region the visitor chooses one. */
  readonly about?: EnquirySubject;
  /** The listing that it is about. */
  readonly listing?: Listing | ListingCard;
  readonly size?: 'normal' | 'small';
}

/** Opens the form of an enquiry. Before scripts run, it leads to the CMS's form without scripts. */
export const EnquireLink = ({ about = {}, listing, size }: EnquireLinkProps) => (
  <ButtonAnchor
    size={size}
    // Not `cmsUrl`: the first load of a page has no part that sends requests.
    href={(process.env.GATSBY_CMS_URL ?? '') + plainEnquiryPath(about)}
    rel="nofollow"
    onClick={(event) => {
      event.preventDefault();
      openOverlay('enquiry', { area: about.area, listing });
    }}
  >
    Enquire
  </ButtonAnchor>
);
