import { AREAS } from '../../../../domain';

/** A part that the page has once. */
const one = (component: string) => ({
  type: 'component',
  repeatable: false,
  required: true,
  component: `landing.${component}`,
});

/** Several parts: as many as `min`, unless `max` says more. */
const several = (component: string, min: number, max = min) => ({
  ...one(component),
  repeatable: true,
  min,
  max,
});

export default {
  kind: 'singleType',
  collectionName: 'landings',
  info: {
    singularName: 'landing',
    pluralName: 'landings',
    displayName: 'Landing page',
    description: 'The texts and pictures of the home page',
  },
  options: { draftAndPublish: false },
  attributes: {
    logo: { type: 'media', multiple: false, allowedTypes: ['images'] },
    slides: several('slide', 6),
    welcome: one('greeting'),
    claims: several('claim', 1, 8),
    about: one('about'),
    whyChooseUs: one('section'),
    whyCards: several('why-card', 4),
    services: one('section'),
    serviceCards: several('service-card', 8),
    whereWeDeal: one('section'),
    // A card for each region.
    localities: several('locality', AREAS.length),
    whatWeDealIn: one('section'),
    clientReviews: one('section'),
    awards: one('section'),
    contactUs: one('section'),
  },
};
