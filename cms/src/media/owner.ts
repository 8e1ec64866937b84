import type { Core, UID } from '@strapi/strapi';
import { forbidden, notFound } from '../http/errors';
import { can } from '../domain';
import type { Area } from '../domain';
import type { SignedIn } from '../sessions/caller';
import { factsOf } from './folders';
import type { Folder } from './folders';

/** A record with pictures, with the facts that permissions need. */
export interface Owner {
  readonly folder: Folder;
  readonly uid: UID.ContentType;
  /** The row id. */
  readonly id: number;
  /** The `_id` of the API. */
  readonly documentId: string;
  /** The alternative text of its pictures. */
  readonly title: string | null;
  readonly area: Area | undefined;
  /** The row id of the author's account. */
  readonly authorId: number | undefined;
  readonly isHidden: boolean;
}

interface OwnerRow {
  readonly id: number;
  readonly documentId: string;
  readonly area?: Area;
  readonly hidden?: boolean;
  readonly author?: { readonly id: number } | null;
  readonly [attribute: string]: unknown;
}

async function findOwner(
  strapi: Core.Strapi,
  folder: Folder,
  where: object,
): Promise<Owner | undefined> {
  const { uid, title } = factsOf(folder);
  const populate = folder === 'review' ? { author: { select: ['id'] } } : {};
  const row = (await strapi.db.query(uid).findOne({ where, populate })) as OwnerRow | null;
  if (!row) return undefined;
  const { id, documentId, area, author, hidden } = row;
  return {
    folder,
    uid: uid as UID.ContentType,
    id,
    documentId,
    title: typeof row[title] === 'string' ? row[title] : null,
    area,
    authorId: author?.id,
    isHidden: hidden ?? false,
  };
}

/** The record of a folder by its `_id`. */
export const ownerOf = (strapi: Core.Strapi, folder: Folder, documentId: string) =>
  findOwner(strapi, folder, { documentId });

/** The record of a folder by its row id. */
export const ownerOfRow = (strapi: Core.Strapi, folder: Folder, id: number) =>
  findOwner(strapi, folder, { id });

/** Whether the caller can change the record and its pictures. */
export const canChange = ({ folder, area, authorId }: Owner, caller: SignedIn): boolean =>
  authorId === caller.id || can(caller, factsOf(folder).changedBy, area);

/** @throws 404 if the record does not exist, is hidden from the caller or belongs to another region; 403 for another author's record */
export async function ownerFor(
  strapi: Core.Strapi,
  folder: Folder,
  documentId: string,
  caller: SignedIn,
): Promise<Owner> {
  const owner = await ownerOf(strapi, folder, documentId);
  if (!owner) throw notFound();
  if (canChange(owner, caller)) return owner;
  throw owner.area || owner.isHidden ? notFound() : forbidden();
}

/** The value of a file's `addedFor`. */
export const keyOf = ({ folder, documentId }: Pick<Owner, 'folder' | 'documentId'>): string =>
  `${folder}/${documentId}`;
