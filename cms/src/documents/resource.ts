import type { Action, AppParameter, JsonSchema, RecordRule } from '../domain';
import type { ResourcePanel } from '../panel/layout';

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
  /** The record in words, with its article, as `an award`. */
  readonly of: string;
  /** The media attribute that holds them. */
  readonly field: string;
  readonly call: AddCall;
  /** Pixels; null leaves a picture's shape as it is. */
  readonly crop: { readonly width: number; readonly height: number } | null;
  /** The action that a caller needs to add pictures, checked before the record is read. */
  readonly addedBy: Action;
  /** The action that a caller needs to change any of these records; an author can change their own. */
  readonly changedBy: Action;
  /** The call that references added pictures in their record, or removes them: its path behind `/api`. */
  readonly pathCall: string;
  /** The action that a caller of `pathCall` needs before the record is read; `changedBy` where nothing is said. */
  readonly pathBy?: Action;
  /** The relation to the author's account, if records have one. */
  readonly author?: string;
  /** The attribute that becomes the alternative text. */
  readonly title: string;
}

/**
 * What the rest of the product must know of a content type. Data alone, so that programs without Strapi read it too.
 * Who can send its calls stands with each call; what the panel's roles can do stands in `panel`.
 */
export interface Resource {
  /** The content type's own name, by which the change log knows it. */
  readonly name: string;
  /** Strapi's name of the content type. */
  readonly uid: string;
  /** The fields and their rules, where the model has them as a record's. */
  readonly rule?: RecordRule;
  readonly pages: PagesTouched;
  readonly pictures?: ResourcePictures;
  /** Where the parameter is `manual`, what accounts other than staff's write is hidden until staff show it. */
  readonly approvedBy?: keyof AppParameter;
  /** Without it, the panel hides the content type from all of its roles. */
  readonly panel?: ResourcePanel;
  /** The schemas that it adds to the OpenAPI document, by name. */
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
}

export const defineResource = <const R extends Resource>(resource: R): R => resource;

let all: ReadonlyMap<string, Resource> = new Map();

/** Makes the resources known to the toolkits, which import none of them. Runs before the first request. */
export function registerResources(resources: readonly Resource[]): void {
  all = new Map(resources.map((one) => [one.uid, one]));
}

/** Every registered resource. */
export const registeredResources = (): readonly Resource[] => [...all.values()];

/** The resource of a content type; undefined for a type of a plugin. */
export const resourceOf = (uid: string): Resource | undefined => all.get(uid);

/** Whether published pages show a content type. */
export const isPublished = (uid: string): boolean => (resourceOf(uid)?.pages ?? 'none') !== 'none';
