import { AREAS, REGIONS } from '../../../domain';
import type { Rating } from '../../../domain';
import type { Office, Site } from '../../layout/use-site';
import type { JsonLdNode } from './json-ld-text';

const AGENT = 'RealEstateAgent';

const telephone = (phone: string): string => `+91${phone}`;

const placeOf = (office: Office) => ({
  address: { '@type': 'PostalAddress', streetAddress: office.address, addressCountry: 'IN' },
  telephone: telephone(office.phone),
  hasMap: office.mapUrl,
});

/** The short form of the brokerage, as the seller of an offer. */
export const seller = ({ siteUrl, facts }: Site): JsonLdNode | undefined =>
  facts
    ? {
        '@type': AGENT,
        '@id': `${siteUrl}/#brokerage`,
        name: facts.brandName,
        url: `${siteUrl}/`,
        ...placeOf(facts.headOffice),
      }
    : undefined;

const aggregateRating = ({ average, count }: Rating): JsonLdNode => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

/** The brokerage with both offices. @param rating the average of its reviews */
export function brokerage(site: Site, rating?: Rating | null): JsonLdNode | undefined {
  const { siteUrl, facts, logo } = site;
  const own = seller(site);
  if (!facts || !own) return undefined;
  const image = logo ? siteUrl + logo.path : undefined;
  return {
    ...own,
    logo: image,
    image,
    email: facts.emails[0]?.value,
    areaServed: AREAS.map((area) => REGIONS[area].contactPhrase),
    sameAs: (facts.socialLinks ?? []).map(({ url }) => url),
    identifier: (facts.reraNumbers ?? []).map(({ authority, number }) => ({
      '@type': 'PropertyValue',
      propertyID: authority,
      value: number,
    })),
    department: [
      {
        '@type': AGENT,
        name: `${facts.brandName}, ${facts.branchOffice.name}`,
        image,
        ...placeOf(facts.branchOffice),
      },
    ],
    aggregateRating: rating ? aggregateRating(rating) : undefined,
  };
}
