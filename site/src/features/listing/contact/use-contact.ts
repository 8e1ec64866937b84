import { useSite } from '../../../components/layout/use-site';
import { contactMessage, detailPath, kindOf } from '../../../domain';
import type { Area, Listing, ListingCard } from '../../../domain';
import { contactLinks } from '../../../components/contact-links';
import type { ContactLinks } from '../../../components/contact-links';

/** Returns the phone for a listing: its own, or the brokerage's; undefined if there is none. */
export function usePhone({ phoneOfContactPerson }: Listing | ListingCard): string | undefined {
  const { facts } = useSite();
  return phoneOfContactPerson ?? facts?.fallbackPhone;
}

/** Returns the contact links of a listing; null if there is no phone. */
export function useContact(area: Area, listing: Listing | ListingCard): ContactLinks | null {
  const { siteUrl } = useSite();
  const phone = usePhone(listing);
  const url = `${siteUrl}${detailPath(area, kindOf(listing), listing._id)}`;
  return phone ? contactLinks(phone, contactMessage(listing, area, url)) : null;
}
