import { breadcrumbs } from '../../../components/seo/json-ld/breadcrumbs';
import { seller } from '../../../components/seo/json-ld/brokerage';
import type { JsonLdNode } from '../../../components/seo/json-ld/json-ld-text';
import type { Site } from '../../../components/layout/use-site';
import {
  areaOf,
  detailPath,
  isClosed,
  kindOf,
  listName,
  listOfListing,
  listPath,
  priceOf,
  REGIONS,
  regionPath,
  searchDescription,
  streetOf,
  titleOf,
} from '../../../domain';
import type { Area, Listing } from '../../../domain';

/** The business function of an offer in the vocabulary of schema.org. */
const FUNCTIONS = {
  Sale: 'http://purl.org/goodrelations/v1#Sell',
  Rent: 'http://purl.org/goodrelations/v1#LeaseOut',
} as const;

/** A count as a number; undefined for `10+`. */
const countOf = (text: string | null | undefined): number | undefined =>
  text && /^\d+$/.test(text) ? Number(text) : undefined;

function floorSize(property: Listing): JsonLdNode | undefined {
  const size = areaOf(property);
  return size ? { '@type': 'QuantitativeValue', value: size.area, unitText: size.unit } : undefined;
}

/** The structured data of the home, shop or plot itself. */
function place(area: Area, property: Listing, pictures: readonly string[]): JsonLdNode {
  const isHome = kindOf(property) === 'propresi';
  return {
    '@type': isHome ? ['Residence', 'Accommodation'] : ['Place', 'Accommodation'],
    name: titleOf(property),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(property),
      addressLocality: REGIONS[area].city,
      addressCountry: 'IN',
    },
    photo: pictures,
    floorSize: floorSize(property),
    numberOfBedrooms: isHome ? countOf(property.bedroom) : undefined,
    numberOfBathroomsTotal: countOf(property.bathroom),
    amenityFeature: property.amenities?.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}

function offer(site: Site, property: Listing, url: string): JsonLdNode | undefined {
  const { offer: kind } = listOfListing(property);
  const facts = {
    '@type': 'Offer',
    url,
    businessFunction: FUNCTIONS[kind],
    offeredBy: seller(site),
  };
  if (isClosed(property)) return { ...facts, availability: 'https://schema.org/SoldOut' };
  const price = priceOf(property);
  if (price === null) return undefined;
  return {
    ...facts,
    price,
    priceCurrency: 'INR',
    priceSpecification:
      kind === 'Rent'
        ? { '@type': 'UnitPriceSpecification', price, priceCurrency: 'INR', unitCode: 'MON' }
        : undefined,
    availability: 'https://schema.org/InStock',
  };
}

/** The structured data of a listing's page: the listing with its offer and place, and its breadcrumbs. */
export function listingJsonLd(site: Site, area: Area, property: Listing): readonly JsonLdNode[] {
  const { siteUrl } = site;
  const path = detailPath(area, kindOf(property), property._id);
  const url = siteUrl + path;
  const pictures = property.images.map((picture) => siteUrl + picture.path);
  const list = listOfListing(property).key;
  return [
    {
      '@type': 'RealEstateListing',
      url,
      name: titleOf(property),
      description: searchDescription(property, area),
      identifier: property.code,
      datePosted: property.createdAt,
      dateModified: property.updatedAt,
      image: pictures,
      offers: offer(site, property, url),
      mainEntity: place(area, property, pictures),
    },
    breadcrumbs(siteUrl, [
      [REGIONS[area].label, regionPath(area)],
      [listName(list), listPath(area, list)],
      [titleOf(property), path],
    ]),
  ];
}
