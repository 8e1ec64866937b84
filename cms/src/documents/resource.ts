import type { Action, RecordRule } from '../domain';

/**
 * Which published pages show a resource: those of the listing and its lists, those with parts of the landing page that
 * follow each write, those that a build makes, or none.
 */
export type PagesTouched = 'listing' | 'front' | 'build' | 'none';

/** The call that adds pictures: one picture or several. Source: docs/contract.md, "Images". */
export type AddCall = 'AddImage' | 'AddImages';

/** The pictures of a resource's records. */
export interface ResourcePictures {
  /** The value of `folder` in the image calls. */
  readonly folder: string;
  /** The media attribute that holds them. */
  readonly field: string;
  readonly call: AddCall;
  /** Pixels; null leaves a picture's shape as it is. */
  readonly crop: { readonly width: number; readonly height: number } | null;
  /** The action that a caller needs to add pictures, checked before the record is read. */
  readonly addedBy: Action;
  /** The action that a caller needs to change any of these records; an author can change their own. */
  readonly changedBy: Action;
  /** The attribute that becomes the alternative text. */
  readonly title: string;
}

/** What the rest of the CMS must know of a content type. Data alone, so that programs without Strapi read it too. */
export interface Resource {
  /** The content type's own name, by which the change log knows it. */
  readonly name: string;
  /** Strapi's name of the content type. */
  readonly uid: string;
  /** The fields and their rules, where the model has them as a record's. */
  readonly rule?: RecordRule;
  readonly pages: PagesTouched;
  readonly pictures?: ResourcePictures;
}

export const defineResource = <const R extends Resource>(resource: R): R => resource;
