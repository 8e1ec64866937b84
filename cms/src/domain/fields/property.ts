import { KIND_FACTS } from '../listings';
import * as options from '../options';
import type { Field } from './field';
import { any, card, chip, perKind } from './traits';

/** The fields of the property's type, purpose and location. */
export const property = {
  propertyFor: {
    type: 'choice',
    label: 'Property For',
    section: 'property',
    options: perKind(KIND_FACTS.propresi.purposes, KIND_FACTS.propcom.purposes),
    required: true,
    ...card,
  },
  category: {
    type: 'choice',
    label: 'Category',
    section: 'property',
    options: perKind([KIND_FACTS.propresi.category], [KIND_FACTS.propcom.category]),
    required: true,
    ...card,
  },
  propertyType: {
    type: 'choice',
    label: 'Property Type',
    section: 'property',
    options: options.PROPERTY_TYPES,
    required: true,
    ...any,
  },
  projectType: {
    type: 'choice',
    label: 'Project Type',
    section: 'property',
    options: options.PROJECT_TYPES,
    required: true,
  },
  projectName: {
    type: 'master',
    label: 'Project Name',
    section: 'property',
    hint: 'From the list of project names',
    ...any,
    ...chip('Complex/Project Name', 7),
  },
  locality: {
    type: 'master',
    label: 'Locality',
    section: 'property',
    required: true,
    ...any,
  },
  address: { type: 'longText', label: 'Address', section: 'property', max: 1000 },
  landmarks: { type: 'longText', label: 'Landmarks', section: 'property', max: 1000 },
} as const satisfies Readonly<Record<string, Field>>;
