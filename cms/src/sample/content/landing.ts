import {
  drawGlassBlock,
  drawJourney,
  drawLiving,
  drawLogo,
  drawBedroom,
  drawTower,
  drawTown,
} from '../pictures';
import { drawn } from './drawn';

export const LOGO = drawn('Two houses below a sun', drawLogo);

export const SLIDES = [
  {
    title: 'Homes in Dwarka and on Dwarka Expressway',
    description1:
      'Flats, floors, villas and plots, each seen by our own team before it is shown here.',
    description2:
      'Tell us your sector and your budget; we come back with homes you can visit this week.',
    picture: drawn('A metro train passes houses of many colours', () => drawTown('slide town 4')),
  },
  {
    title: 'Rent a Home Without Running Around',
    description1:
      'Flats, floors and PG rooms with the rent, the deposit and the charges said in advance.',
    description2: 'Agreement, police verification and handing over of keys are taken care of.',
    picture: drawn('A bright living room with a sofa', () => drawLiving('slide living 9', {})),
  },
  {
    title: 'Shops, Offices and Showrooms',
    description1:
      'Commercial space in the DDA markets, malls and office complexes of both regions.',
    description2:
      'Carpet areas measured, footfall explained, lease terms read with you line by line.',
    picture: drawn('An office building with a glass front', () => drawGlassBlock('slide office 2')),
  },
  {
    title: 'New Projects on Dwarka Expressway',
    description1: 'Sectors 99 to 115, RERA registered projects, from launch to possession.',
    description2: 'Floor plans, payment plans and honest dates, compared side by side.',
    picture: drawn('High towers of a new society', () =>
      drawTower('slide tower 7', { floors: 16 }),
    ),
  },
  {
    title: 'Interiors That Are Ready When You Are',
    description1:
      'Modular kitchens, wardrobes, false ceilings and full homes on a fixed quotation.',
    description2:
      'One supervisor, a written schedule and a handover list with every switch tested.',
    picture: drawn('A bedroom with a panelled wall', () => drawBedroom('slide bedroom 5')),
  },
  {
    title: 'NRI Desk: Your Property Looked After',
    description1:
      'Buying, selling and letting from abroad with video visits and a power of attorney.',
    description2:
      'Rent in your account, tax papers in your inbox, and a person who answers in your time.',
    picture: drawn('A plane flies above the clouds towards a town', () =>
      drawJourney('slide plane 1'),
    ),
  },
] as const;

export const WELCOME = {
  heading: 'Welcome To {brandName}',
  text: 'Looking for a home, a shop or a tenant in Dwarka or on Dwarka Expressway? Call us at {phone} or write to {email}. We are glad to help.',
} as const;

export const CLAIMS = [
  { value: '30+', label: 'Years in real estate' },
  { value: '50+', label: 'Team members' },
  { value: '130+', label: 'Interior clients' },
  { value: '200+', label: 'NRI transactions' },
  { value: '8', label: 'Metro stations in Dwarka' },
] as const;

export const ABOUT = {
  heading: 'About Us',
  line: 'Two offices, one neighbourhood that we have known since its first societies.',
  text: [
    '{brandName} has helped families buy, sell and rent in Dwarka for more than thirty years. We began when most of the sectors were still plots with boundary stones, and we have seen the societies, the markets and the metro come up one by one. With Dwarka Expressway we opened our second office in Gurugram, so that both sides of the border are served by people who live there.',
    'A team of more than fifty looks after residential and commercial property, home loans, documentation, interiors and property management. Every listing on this site was visited by one of us, its papers were asked for, and its price was discussed with the owner. When something about a property is not good, we say so before you spend a Sunday on it.',
    'Our work does not end with the registry. More than 130 families had their interiors done by our own team, and more than 200 transactions were carried out for owners who live abroad.',
  ].join('\n\n'),
  picture: drawn('A street of houses behind the metro viaduct', () => drawTown('about town 11')),
} as const;

export const SECTIONS = {
  whyChooseUs: {
    heading: 'Why Choose Us',
    line: 'Four habits that our clients mention when they send us their friends.',
  },
  services: { heading: 'Services', line: 'Everything around a property, from one office.' },
  whereWeDeal: {
    heading: 'Where We Deal',
    line: 'Two regions side by side, with an office in each.',
  },
  whatWeDealIn: { heading: 'What We Deal In', line: 'What is on offer in each region just now.' },
  clientReviews: {
    heading: 'Client Reviews',
    line: 'Written by people who bought, sold or rented with us.',
  },
  awards: { heading: 'Awards', line: 'Said by others about our work.' },
  contactUs: {
    heading: 'Contact Us',
    line: 'Come by, call or write; both offices are open from Monday to Saturday, 10 am to 7 pm.',
  },
} as const;
