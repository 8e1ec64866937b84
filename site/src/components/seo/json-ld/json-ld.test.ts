import { describe, expect, it } from '@jest/globals';
import { AREAS, REGIONS } from '../../../domain';
import { breadcrumbs } from './breadcrumbs';
import { brokerage, seller } from './brokerage';
import { jsonLdText } from './json-ld-text';
import type { Site, SiteFacts } from '../../layout/use-site';

const office = (name: string, phone: string) => ({
  name,
  address: `${name}, Plot 5`,
  phone,
  mapUrl: `https://maps.example.com/${phone}`,
  hours: null,
});
const FACTS: SiteFacts = {
  brandName: 'Sample Realty',
  phones: [{ value: '9100000001' }],
  emails: [{ value: 'office@example.com' }],
  headOffice: office('Head Office', '9100000001'),
  branchOffice: office('Branch Office', '9100000003'),
  fallbackPhone: '9100000001',
  chatPhone: '9100000002',
  socialLinks: [{ name: 'YouTube', url: 'https://www.youtube.com/@example' }],
  reraNumbers: [{ authority: 'Delhi RERA', number: 'AGENT-1' }],
  copyrightSince: 2020,
};
const logo = { path: '/uploads/logo.webp', width: 512, height: 512, widths: [], placeholder: '' };
const site = (facts: SiteFacts | null): Site => ({ siteUrl: 'https://example.com', facts, logo });

describe('JSON-LD', () => {
  it('never ends its script, whatever a text says', () => {
    const name = '</script><script>alert("&lt;")</script>';
    const text = jsonLdText([{ '@type': 'Thing', name, none: undefined }]);
    expect(text).not.toMatch(/[<>&]/);
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name }],
    });
  });
});

describe('breadcrumbs', () => {
  it('begin at the home page, with whole addresses', () => {
    expect(breadcrumbs('https://example.com', [['Dwarka', '/dwk/']]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Dwarka', item: 'https://example.com/dwk/' },
    ]);
  });
});

describe('the brokerage', () => {
  it('is told with both offices, its registrations and what its clients say', () => {
    const rating = { average: 4.6, count: 12 };
    expect(brokerage(site(FACTS), rating)).toMatchObject({
      '@type': 'RealEstateAgent',
      '@id': 'https://example.com/#brokerage',
      name: 'Sample Realty',
      url: 'https://example.com/',
      logo: 'https://example.com/uploads/logo.webp',
      telephone: '+919100000001',
      email: 'office@example.com',
      address: { '@type': 'PostalAddress', streetAddress: 'Head Office, Plot 5' },
      areaServed: AREAS.map((area) => REGIONS[area].contactPhrase),
      sameAs: ['https://www.youtube.com/@example'],
      identifier: [{ '@type': 'PropertyValue', propertyID: 'Delhi RERA', value: 'AGENT-1' }],
      department: [{ name: 'Sample Realty, Branch Office', telephone: '+919100000003' }],
      aggregateRating: { ratingValue: 4.6, reviewCount: 12, bestRating: 5, worstRating: 1 },
    });
  });

  it('has no rating where there is no review', () => {
    expect(brokerage(site(FACTS), null)?.aggregateRating).toBeUndefined();
  });

  it('is not told before its parameters are written', () => {
    expect([brokerage(site(null)), seller(site(null))]).toEqual([undefined, undefined]);
  });
});
