import type { Core } from '@strapi/strapi';
import { createRecord, deleteRecord, editRecord } from '../../../documents/records';
import { inUnpublishedWrite } from '../../../documents/revision';
import { compareNaturally, MOST_VIEWS, USUAL_ROWS, viewNameKey } from '../../../domain';
import type { Area, ListKey, Rows, SavedView, ViewValues } from '../../../domain';
import { invalid, notFound } from '../../../http/errors';
import { savedView } from '../resource';

/** A stored view. Its `account` is the `_id` of the account that it belongs to. */
export interface StoredView extends Omit<ViewValues, 'query' | 'columns' | 'rows'> {
  readonly documentId: string;
  readonly account: string;
  readonly area: Area;
  readonly nameKey: string;
  readonly query: string | null;
  /** The names with a space between them. */
  readonly columns: string | null;
  /** Null in views of before there was a choice. */
  readonly rows: Rows | null;
}

/** An account in an area. */
export type ViewOwner = Pick<StoredView, 'account' | 'area'>;

const viewsIn = (strapi: Core.Strapi) => strapi.db.query(savedView.uid);

/** The view as its account sees it. */
export const presentView = ({
  documentId,
  query,
  columns,
  rows,
  ...view
}: StoredView): SavedView => ({
  ...{ _id: documentId, area: view.area, list: view.list, name: view.name },
  ...{ query: query ?? '', display: view.display },
  columns: (columns ?? '').split(' ').filter((name) => name !== ''),
  rows: rows ?? USUAL_ROWS,
});

/** The views of an account, by name. @param list undefined: of all lists */
export const viewsOf = async (
  strapi: Core.Strapi,
  where: { readonly account: string | { readonly $in: readonly string[] } } & {
    readonly area?: Area;
    readonly list?: ListKey;
  },
): Promise<readonly StoredView[]> =>
  ((await viewsIn(strapi).findMany({ where })) as StoredView[]).sort((one, other) =>
    compareNaturally(one.name, other.name),
  );

/** A view of an account in an area. @throws 404, also for a view of somebody else */
export async function ownView(
  strapi: Core.Strapi,
  owner: ViewOwner,
  documentId: string,
): Promise<StoredView> {
  const found: unknown = await viewsIn(strapi).findOne({ where: { ...owner, documentId } });
  if (!found) throw notFound();
  return found as StoredView;
}

/**
 * Stores a view of an account.
 * @param replaced the `_id` of the view that it replaces; null for a new one
 * @returns its `_id`
 * @throws 400 if the account has another view with this name, or as many as it may; 404
 */
export const storeView = (
  strapi: Core.Strapi,
  owner: ViewOwner,
  { columns, ...values }: ViewValues,
  replaced: string | null,
): Promise<string> =>
  inUnpublishedWrite(strapi, async () => {
    const { list, name } = values;
    const nameKey = viewNameKey(name);
    const own = await viewsOf(strapi, { ...owner, list });
    const others = own.filter(({ documentId }) => documentId !== replaced);
    if (replaced !== null && others.length === own.length) throw notFound();
    const same = others.find((one) => one.nameKey === nameKey);
    if (same) throw invalid({ name: `You have a view “${same.name}” of this list already` });
    if (others.length >= MOST_VIEWS)
      throw invalid({
        name: `You have ${String(MOST_VIEWS)} views of this list. Delete one before you add another`,
      });
    const data = { ...owner, ...values, nameKey, columns: columns.join(' ') };
    if (replaced === null) return await createRecord(strapi, savedView, data);
    await editRecord(strapi, savedView, replaced, data);
    return replaced;
  });

/** Deletes a view of an account. @throws 404 */
export const deleteView = (
  strapi: Core.Strapi,
  owner: ViewOwner,
  documentId: string,
): Promise<void> =>
  inUnpublishedWrite(strapi, async () => {
    await ownView(strapi, owner, documentId);
    await deleteRecord(strapi, savedView, documentId);
  });

/** Removes the views of a deleted account, in the current write. */
export async function forgetViews(strapi: Core.Strapi, account: string): Promise<void> {
  await viewsIn(strapi).deleteMany({ where: { account } });
}

/** Whether a view has a phone number in its filters or its name, however it is typed there. */
const hasPhone = ({ name, query }: StoredView, phone: string): boolean =>
  [name, ...new URLSearchParams(query ?? '').values()].some((text) =>
    text.replaceAll(/\D/g, '').includes(phone),
  );

/** Removes the views with a phone number, for the erasure of a person. Staff are few, so all views are read. */
export async function forgetViewsWith(strapi: Core.Strapi, phone: string): Promise<void> {
  const all = (await viewsIn(strapi).findMany()) as readonly StoredView[];
  const gone = all.filter((view) => hasPhone(view, phone)).map(({ documentId }) => documentId);
  if (gone.length > 0) await viewsIn(strapi).deleteMany({ where: { documentId: { $in: gone } } });
}
