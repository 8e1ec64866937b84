import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { Footer } from './footer';

const office = (name: string, phone: string) => ({
  name,
  address: `${name}, Plot 5`,
  phone,
  mapUrl: `https://maps.example.com/${phone}`,
  hours: null,
});

const FACTS = {
  brandName: 'Sample Realty',
  headOffice: office('Head Office', '9100000001'),
  branchOffice: office('Branch Office', '9100000003'),
  socialLinks: [{ name: 'YouTube', url: 'https://www.youtube.com/@example' }],
  reraNumbers: [{ authority: 'Delhi RERA', number: 'AGENT-1' }],
  copyrightSince: 2020,
};

const query = jest.mocked(useStaticQuery);
function siteWith(strapiAppParameter: object | null): void {
  query.mockReturnValue({
    site: { siteMetadata: { siteUrl: 'https://example.com' } },
    strapiAppParameter,
    strapiLanding: null,
  });
}

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the footer', () => {
  beforeEach(() => {
    siteWith(FACTS);
  });

  it('has every link of the site', () => {
    render(<Footer />);
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(
      expect.arrayContaining([
        ...['Home', 'About Us', 'Services', 'Why Choose Us', 'Reviews', 'Awards', 'Contact Us'],
        ...['Properties Dwarka', 'Properties Dwarka Expressway', 'YouTube'],
        ...['Terms & Conditions', 'Cookies Policy', 'Privacy Policy'],
      ]),
    );
    expect(address('Contact Us')).toBe('/#contact');
    expect(address('Properties Dwarka Expressway')).toBe('/ggn/');
    expect(address('Cookies Policy')).toBe('/cookie-policy/');
  });

  it('has both offices with their phone and the way there', () => {
    render(<Footer />);
    expect(address('Call Head Office: +91 91000 00001')).toBe('tel:+919100000001');
    expect(address('Directions to Branch Office (opens a map)')).toBe(
      'https://maps.example.com/9100000003',
    );
    screen.getByText('Branch Office, Plot 5');
  });

  it('has the brokerage’s registrations and its name', () => {
    render(<Footer />);
    screen.getByText('AGENT-1');
    screen.getByText('© 2020–present, Sample Realty');
  });

  it('keeps its links where the CMS has no parameters yet', () => {
    siteWith(null);
    render(<Footer />);
    expect(address('Privacy Policy')).toBe('/privacy-policy/');
    expect(screen.queryByText(/©/)).toBeNull();
  });
});
