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
  readonly [attribute: string]: unknown;
}

async function findOwner(
  strapi: Core.Strapi,
  folder: Folder,
  where: object,
): Promise<Owner | undefined> {
  const { uid, title, author: relation } = factsOf(folder);
  const populate = relation ? { [relation]: { select: ['id'] } } : {};
  const row = (await strapi.db.query(uid).findOne({ where, populate })) as OwnerRow | null;
  if (!row) return undefined;
  const { id, documentId, area, hidden } = row;
  const author = relation ? (row[relation] as { readonly id: number } | null) : null;
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

/** @throws 404 if the record is hidden from the caller; 403 for a record of another region or author */
export function authorizeChange(owner: Owner, caller: SignedIn): void {
  if (!canChange(owner, caller)) throw owner.isHidden ? notFound() : forbidden();
}

/** The record that a caller changes. @throws 404 if there is none; the errors of `authorizeChange` */
export async function ownerFor(
  strapi: Core.Strapi,
  folder: Folder,
  documentId: string,
  caller: SignedIn,
): Promise<Owner> {
  const owner = await ownerOf(strapi, folder, documentId);
  if (!owner) throw notFound();
  authorizeChange(owner, caller);
  return owner;
}

/** The value of a file's `addedFor`. */
export const keyOf = ({ folder, documentId }: Pick<Owner, 'folder' | 'documentId'>): string =>
  `${folder}/${documentId}`;
