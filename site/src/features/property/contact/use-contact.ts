import { useSite } from '../../../components/layout/use-site';
import { contactMessage, detailPath, kindOf } from '../../../domain';
import type { Area, Listing, ListingCard } from '../../../domain';
import { contactLinks } from '../../../components/contact-group/contact-links';
import type { ContactLinks } from '../../../components/contact-group/contact-links';

/** How to ask about a property: by its own phone, else by the brokerage's; null where neither is known. */
export function useContact(area: Area, listing: Listing | ListingCard): ContactLinks | null {
  const { siteUrl, facts } = useSite();
  const phone = listing.phoneOfContactPerson ?? facts?.fallbackPhone;
  const url = `${siteUrl}${detailPath(area, kindOf(listing), listing._id)}`;
  return phone ? contactLinks(phone, contactMessage(listing, area, url)) : null;
}
