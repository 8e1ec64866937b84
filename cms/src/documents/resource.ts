import type { Action, AppParameter, FieldType, JsonSchema, RecordRule } from '../domain';
import type { ResourcePanel } from '../panel/layout';

/**
 * The published pages that show a resource: the listing's page and its lists; pages with parts of the landing page,
 * renewed after each write; pages that only a build makes; or none.
 */
export type PagesTouched = 'listing' | 'front' | 'build' | 'none';

/** The call that adds pictures: one picture or several. Source: docs/contract.md, "Images". */
export type AddCall = 'AddImage' | 'AddImages';

/** The pictures of a resource's records. */
export interface ResourcePictures {
  /** The value of `folder` in the image calls. */
  readonly folder: string;
  /** The words for one record in messages, with the article, such as `an award`. */
  readonly of: string;
  /** The media attribute with the pictures. */
  readonly field: string;
  readonly call: AddCall;
  /** The size in pixels to which a picture is cropped; null: no cropping. */
  readonly crop: { readonly width: number; readonly height: number } | null;
  /** The action that a caller needs to add pictures, checked before the record is read. */
  readonly addedBy: Action;
  /** The action that a caller needs to change any of these records; an author can change their own. */
  readonly changedBy: Action;
  /** The call that references added pictures in their record, or removes them: its path behind `/api`. */
  readonly pathCall: string;
  /** The action that a caller of `pathCall` needs before the record is read; `changedBy` if not set. */
  readonly pathBy?: Action;
  /** The relation to the author's account, if records have one. */
  readonly author?: string;
  /** The attribute that becomes the alternative text. */
  readonly title: string;
}

/** A field of which versions keep the values. */
export interface VersionedField {
  readonly label: string;
  /** The name of the field in calls, if it is not the attribute's. */
  readonly name?: string;
  /** How the value is shown; as a text if not set. */
  readonly type?: FieldType | 'region';
  /** The attribute of the unit of an area. A version of the area keeps it too. */
  readonly unit?: string;
  /** It says what was done: an earlier version does not bring it back. */
  readonly isPast?: true;
}

/** The versions of a resource's records. Source: docs/contract.md, "History". */
export interface ResourceVersions {
  /** The fields that versions keep, by attribute. Other attributes are never in a version. */
  readonly fields: Readonly<Record<string, VersionedField>>;
  /** Whether the fields are components, which are read before and after a write. */
  readonly isDeep?: true;
  /**
   * The attributes whose values, with `/` between them, name a record in calls instead of its `_id`; empty for a type with one
   * record, which its own name names.
   */
  readonly key?: readonly string[];
  /** The action that a caller needs to see and bring them back, asked with the record's region if it has one. */
  readonly seenBy: Action;
  /** Records with this flag need another action too. */
  readonly guard?: { readonly flag: string; readonly action: Action };
  /** Whether the versions go with their record, because nobody may see them afterwards. */
  readonly areForgotten?: true;
}

/** The bin of a resource's deleted records. Source: docs/contract.md, "Bin". */
export interface ResourceBin {
  /** What a record is called, such as `Award`. */
  readonly label: string;
  /** The attributes by which a person knows a record. */
  readonly title: readonly string[];
  /** The action that a caller needs to see and restore them, asked with the record's region if it has one. */
  readonly by: Action;
}

/**
 * The facts of a content type for the rest of the product. Only data, so that programs without Strapi can read it, too.
 * The rights to send its calls are in each call; the rights of the panel's roles are in `panel`.
 */
export interface Resource {
  /** The short name of the content type. The change log uses it. */
  readonly name: string;
  /** Strapi's name of the content type. */
  readonly uid: string;
  /** The fields and their rules, if the model defines them as a record's. */
  readonly rule?: RecordRule;
  readonly pages: PagesTouched;
  readonly pictures?: ResourcePictures;
  /**
   * The parameter of the approval. If its value is `manual`, records of accounts that are not staff are hidden until
   * staff show them.
   */
  readonly approvedBy?: keyof AppParameter;
  /** Whether its records tell of the past. Pictures that only its texts mention count as unused. */
  readonly isRecordOfPast?: true;
  /** Without it, no versions are kept. */
  readonly versions?: ResourceVersions;
  /** Without it, a deletion is for good. */
  readonly bin?: ResourceBin;
  /** Without it, the panel hides the content type from all roles. */
  readonly panel?: ResourcePanel;
  /** The schemas of the resource in the OpenAPI document, by name. */
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
}

export const defineResource = <const R extends Resource>(resource: R): R => resource;

let all: ReadonlyMap<string, Resource> = new Map();

/** Registers the resources, so that shared code does not import them. Must run before the first request. */
export function registerResources(resources: readonly Resource[]): void {
  all = new Map(resources.map((one) => [one.uid, one]));
}

/** Every registered resource. */
export const registeredResources = (): readonly Resource[] => [...all.values()];

/** The resource of a content type; undefined for a plugin's type. */
export const resourceOf = (uid: string): Resource | undefined => all.get(uid);

/** Whether published pages show a content type. */
export const isPublished = (uid: string): boolean => (resourceOf(uid)?.pages ?? 'none') !== 'none';
