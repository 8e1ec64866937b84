import * as model from '../../cms/src/domain/index';

export type * from '../../cms/src/domain/index';

/**
 * The scripts' one door to the model. These scripts are ES modules and the model, when tsx runs it, is
 * CommonJS: of such a module's `export *` Node sees no names, all of them come as its default.
 */
const domain: typeof model = 'default' in model ? (model.default as typeof model) : model;

export const {
  AREAS,
  attributeName,
  AREA_UNIT_NAMES,
  FLOORS,
  KINDS,
  KIND_FIELDS,
  LIST_KEYS,
  LISTS,
  REGION_KINDS,
  REGION_LISTS,
  UNLISTED_PATHS,
  areaText,
  detailBase,
  detailPath,
  fieldOf,
  isArea,
  isMobile,
  isPassword,
  PASSWORD_RULES,
  listOf,
  listPath,
  numberText,
  ratingOf,
  parseListing,
  regionPath,
  similarListings,
  toAttributes,
  toSquareFeet,
} = domain;
