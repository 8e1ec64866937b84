import { describe, expect, it } from '@jest/globals';
import type { Site } from '../../../components/layout/use-site';
import { flat, picture } from '../test-fixtures';
import { listingJsonLd } from './listing-json-ld';

const SITE: Site = { siteUrl: 'https://example.com', facts: null, logo: null };
const URL = 'https://example.com/dwk/propresi/PropResiDetail/id1';

describe('a property in the words of schema.org', () => {
  it('is a residence with its offer, its pictures and what is known of it', () => {
    const property = flat({
      ...{ areaSuper: 1450, areaSuperUnit: 'sq. ft.', bathroom: '2', amenities: ['Lift'] },
      images: [picture('a')],
    });
    const [listing] = listingJsonLd(SITE, 'dwk', property);
    expect(listing).toMatchObject({
      '@type': 'RealEstateListing',
      url: URL,
      identifier: 'DWK-R-1042',
      datePosted: property.createdAt,
      dateModified: property.updatedAt,
      image: ['https://example.com/uploads/a.webp'],
      offers: {
        '@type': 'Offer',
        price: 12_500_000,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
      mainEntity: {
        '@type': ['Residence', 'Accommodation'],
        address: { streetAddress: 'Sector 10', addressLocality: 'Dwarka', addressCountry: 'IN' },
        floorSize: { '@type': 'QuantitativeValue', value: 1450, unitText: 'sq. ft.' },
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2,
        amenityFeature: [{ name: 'Lift', value: true }],
      },
    });
  });

  it('has an address that says no project and no locality twice', () => {
    const address = 'Tower B, Shri Radha Apartments, Sector 10, Dwarka, New Delhi';
    const property = flat({ address, projectName: 'Shri Radha Apartments' });
    const [listing] = listingJsonLd(SITE, 'dwk', property);
    expect(listing?.mainEntity).toMatchObject({ address: { streetAddress: address } });
  });

  it('is sold out without a price, where it is sold', () => {
    const [listing] = listingJsonLd(SITE, 'dwk', flat({ stage: 'Closed', expectedPrice: null }));
    const offers = { '@type': 'Offer', availability: 'https://schema.org/SoldOut' };
    expect(listing?.offers).toMatchObject(offers);
    expect(listing?.offers).not.toHaveProperty('price');
  });

  it('is a place with a monthly rent, where it is a shop to let', () => {
    const shop = flat({
      ...{ category: 'Commercial', propertyFor: 'RENT', propertyType: 'Shop', bedroom: '2' },
      ...{ expectedPrice: null, expectedRent: 35_000 },
    });
    const [listing] = listingJsonLd(SITE, 'dwk', shop);
    expect(listing).toMatchObject({
      mainEntity: { '@type': ['Place', 'Accommodation'], numberOfBedrooms: undefined },
      offers: {
        price: 35_000,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: { unitCode: 'MON', price: 35_000 },
      },
    });
  });

  it('leaves out what is not known: a price, a count that is no number', () => {
    const [listing] = listingJsonLd(SITE, 'dwk', flat({ expectedPrice: null, bedroom: '10+' }));
    expect(listing?.offers).toBeUndefined();
    expect(listing?.mainEntity).toMatchObject({ numberOfBedrooms: undefined });
  });

  it('comes with the way to it', () => {
    const [, way] = listingJsonLd(SITE, 'dwk', flat());
    expect(way?.itemListElement).toMatchObject([
      { name: 'Home', item: 'https://example.com/' },
      { name: 'Dwarka', item: 'https://example.com/dwk/' },
      {
        name: 'Residential Property For Sale',
        item: 'https://example.com/dwk/propresi/PropResiSaleSearchList',
      },
      { name: '3 BHK Flat for SALE', item: URL },
    ]);
  });
});
