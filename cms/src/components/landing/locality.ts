import { CITIES } from '../../domain';

export default {
  collectionName: 'components_landing_localities',
  info: { displayName: 'Locality', icon: 'pinMap' },
  options: {},
  attributes: {
    city: { type: 'enumeration', enum: [...CITIES], required: true },
    heading: { type: 'string', maxLength: 80, required: true },
    text: { type: 'text', maxLength: 600, required: true },
    picture: { type: 'media', multiple: false, allowedTypes: ['images'] },
  },
};
