import { AREAS } from '../../../../domain';

/** A part that appears once on the page. */
const one = (component: string) => ({
  type: 'component',
  repeatable: false,
  required: true,
  component: `landing.${component}`,
});

/** A list of `min` to `max` parts; exactly `min` if there is no `max`. */
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
    // One card for each region.
    localities: several('locality', AREAS.length),
    whatWeDealIn: one('section'),
    clientReviews: one('section'),
    awards: one('section'),
    contactUs: one('section'),
  },
};
