import { drawEmblem, drawLocalityMap } from '../pictures';
import { drawn } from './drawn';

export const LOCALITIES = [
  {
    city: 'Dwarka',
    heading: 'Dwarka, New Delhi',
    text: 'A planned sub-city with wide roads, a green belt and eight metro stations on the Blue Line. Group housing societies, DDA flats and builder floors from Sector 1 to Sector 29, ten minutes from the airport.',
    picture: drawn('Map of Dwarka with its sectors and the metro line', () =>
      drawLocalityMap('where dwarka', { shape: 'town', stations: 8 }),
    ),
  },
  {
    city: 'Gurugram',
    heading: 'Dwarka Expressway, Gurugram',
    text: 'The sixteen-lane road from Dwarka to Kherki Daula with the new sectors 99 to 115 on both sides. Modern towers with clubs and open greens, villas, plots and new high-street markets.',
    picture: drawn('Map of Dwarka Expressway with the sectors beside it', () =>
      drawLocalityMap('where expressway', { shape: 'corridor' }),
    ),
  },
] as const;

const service = (
  heading: string,
  text: string,
  alternativeText: string,
  subject: Parameters<typeof drawEmblem>[1]['subject'],
) => ({
  heading,
  text,
  picture: drawn(alternativeText, () => drawEmblem(`service ${subject}`, { subject })),
});

export const SERVICE_CARDS = [
  service(
    'Sale and Purchase',
    'Flats, floors, villas and plots: shortlisting, visits, negotiation and registry, with one person responsible from the first call to the keys.',
    'A house',
    'sale',
  ),
  service(
    'Rent and PG',
    'Tenants with references for owners, and homes with clear terms for tenants. Agreement, verification and move-in inventory included.',
    'A key with a small house on its ring',
    'rent',
  ),
  service(
    'Commercial Property',
    'Shops, showrooms, offices and warehouses to buy or lease, with carpet area, permitted use and maintenance checked first.',
    'A shop with a striped awning',
    'commercial',
  ),
  service(
    'Interiors',
    'Kitchens, wardrobes, lighting and complete homes by our own designers and carpenters, on a fixed price and a written schedule.',
    'A sofa below a lamp',
    'interior',
  ),
  service(
    'NRI Services',
    'Sale, purchase and letting for owners abroad: video visits, power of attorney, tax deduction papers and repatriation with your bank.',
    'A globe with a plane',
    'nri',
  ),
  service(
    'Home Loans',
    'Eligibility, papers and sanction with the leading banks. We sit beside you at the bank and charge nothing for it.',
    'A house and a stack of coins',
    'loan',
  ),
  service(
    'Documentation',
    'Title search, agreement to sell, registry, mutation and conversion from leasehold to freehold, prepared with our panel of advocates.',
    'A signed paper with a seal',
    'papers',
  ),
  service(
    'Property Management',
    'Rent collection, repairs, society dues and inspections with photographs, for owners who live elsewhere.',
    'A shield with a house on it',
    'care',
  ),
] as const;

export const WHY_CARDS = [
  {
    heading: 'Thirty Years in One Place',
    text: 'We know the societies by their gates: who runs the lift well, where the water is good, and what the flat next door was sold for.',
    icon: 'map-pinned',
  },
  {
    heading: 'Seen, Not Copied',
    text: 'Each listing is visited, photographed and measured by our team. What is sold or let is taken off the site the same day.',
    icon: 'badge-check',
  },
  {
    heading: 'Papers First',
    text: 'Title, society dues, approvals and RERA registration are asked for before you pay any token. You get copies of what we have seen.',
    icon: 'file-check',
  },
  {
    heading: 'One Person for You',
    text: 'From the first visit to the registry you speak to one adviser, who answers the phone and tells you the brokerage in writing.',
    icon: 'handshake',
  },
] as const;
