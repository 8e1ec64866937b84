import type { StrapiApp } from '@strapi/strapi/admin';
import { choiceFields } from './choices/field';

export default {
  register(app: StrapiApp): void {
    app.customFields.register(choiceFields);
  },
  bootstrap(): void {
    // Nothing to start: the panel is Strapi's own.
  },
};
