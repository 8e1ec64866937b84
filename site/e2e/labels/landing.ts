import { labels } from '../support/labels';

const SECTIONS = [
  ...['About Us', 'Services', 'Why Choose Us', 'Reviews', 'Awards', 'Contact Us'],
] as const;

/** The labels of the landing page and of the frame of every page. */
export const LANDING = [
  ...labels(
    ['the home page'],
    [
      ...['About Us', 'Why Choose Us', 'Services', 'Where We Deal', 'What We Deal In'],
      ...['Client Reviews', 'Awards', 'Contact Us', 'Dwarka', 'Dwarka Expressway'],
      ...['30+', '50+', '130+', '200+', '8', 'Sign In', 'View All', 'Directions'],
    ],
  ),
  ...labels(['the banner, stopped'], ['Previous', 'Play', 'Next', 'Contact Us']),
  ...labels(['the banner, played'], ['Previous', 'Stop', 'Next']),
  ...labels(
    [
      ...(['the carousel of services', 'the carousel of overviews'] as const),
      ...(['the carousel of reviews', 'the carousel of awards'] as const),
    ],
    ['Previous', 'Play', 'Next'],
  ),
  ...labels(['the welcome'], ['Welcome To ', 'Ok', 'Close']),
  ...labels(['the contact above the page'], ['Contact Us', 'Directions', 'Close']),
  ...labels(['far down the home page'], ['Scroll to top', 'Call', 'Message', 'WhatsApp']),
  ...labels(['the home page’s menu'], ['Home', ...SECTIONS]),
  ...labels(['the menu Properties'], ['Properties', 'Dwarka', 'Dwarka Expressway']),
  ...labels(['a region’s menu'], ['Home', 'Dwarka', 'For Sale', 'For Rent']),
  ...labels(['the menu For Sale', 'the menu For Rent'], ['Residential', 'Commercial']),
  ...labels(
    ['the footer'],
    [
      ...['Home', ...SECTIONS, 'Properties Dwarka', 'Properties Dwarka Expressway'],
      ...['Cookies Policy', 'Privacy Policy', '© 2020', 'Directions'],
    ],
  ),
  ...labels(['the terms'], ['5,000', '5 years', 'refund']),
  ...labels(['the cookie policy'], ['1 November 2020']),
  ...labels(['the privacy policy'], ['1 August 2025']),
];
