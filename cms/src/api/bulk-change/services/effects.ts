import type { Core } from '@strapi/strapi';
import type { RecordUpdate } from '../../../documents/update-many';
import { orReason } from '../../../documents/validation-error';
import { changedFields } from '../../../documents/changed-fields';
import type { Changed } from '../../../documents/changed-fields';
import {
  attributesOf,
  fromAttributes,
  isPriceChange,
  LISTS,
  priceAfter,
  stageText,
} from '../../../domain';
import type { Area, BulkChange, Kind, ListKey } from '../../../domain';
import { LISTING_UIDS } from '../../../uids';
import { listings } from '../../listing/resource';
import { checkRefusal, dayOf } from '../../listing/services/checks';
import { NOT_THERE } from '../../listing/services/stored';
import { differing } from '../../listing/services/update-many';
import { listingRule } from '../../listing/services/write-rule';

type Data = Readonly<Record<string, unknown>>;

interface Stored extends Data {
  readonly id: number;
  readonly documentId: string;
  readonly code: string;
  readonly list: ListKey;
}

/** An edit of one listing by its attributes, or why there is none. `facts` replace what the rules of an edit derive. */
type Edit = { readonly data: Data; readonly facts?: Data } | { readonly reason: string };
/** The edit that a bulk change makes of a stored listing. */
export type EditOf = (stored: Stored) => Edit;

/** What an edit does with a listing. */
export interface Effect {
  /** The listing's `_id`. */
  readonly id: string;
  readonly code: string | null;
  /** The fields that it changes; none if it is refused. */
  readonly changed: Changed;
  /** Why the rules refuse it. */
  readonly reason: string | null;
  /** Undefined if nothing is to be written. */
  readonly update?: RecordUpdate;
}

/** Why the price of a closed listing stays. */
const closedReason = ({ propertyFor }: Stored): string =>
  `It is closed: ${stageText('Closed', String(propertyFor))}`;

/** The edit of a bulk change. Source: docs/contract.md, "Many listings at once". */
export const editOfChange =
  (kind: Kind, change: BulkChange): EditOf =>
  (stored) => {
    if ('checked' in change) {
      const reason = checkRefusal(kind, stored);
      return reason === undefined ? { data: { checkedOn: dayOf(Date.now()) } } : { reason };
    }
    if (!isPriceChange(change)) return { data: attributesOf(kind, change) };
    if (stored.stage === 'Closed') return { reason: closedReason(stored) };
    const { priceField } = LISTS[stored.list];
    const price = fromAttributes(kind, stored)[priceField] as number | null;
    const after = priceAfter(change, price);
    if (after === null) return { reason: 'It has no price' };
    return { data: attributesOf(kind, { [priceField]: after }) };
  };

/**
 * The edit that takes a version back.
 * @param versions the fields that were changed, by the listing's `_id`
 */
export const editBack =
  (kind: Kind, versions: ReadonlyMap<string, Changed>): EditOf =>
  (stored) => {
    const pairs = Object.entries(versions.get(stored.documentId) ?? {});
    if (pairs.length === 0) return { reason: 'Its history is not kept any more' };
    const { fields } = listings[kind].versions;
    const set = Object.fromEntries(pairs.map(([name, [, after]]) => [name, after]));
    const [other] = Object.keys(changedFields({ fields }, stored, set));
    if (other !== undefined)
      return { reason: `${fields[other]?.label ?? other} has been changed since` };
    const data = Object.fromEntries(pairs.map(([name, [before]]) => [name, before]));
    const hasPrice = Object.values(LISTS).some(({ priceField }) => priceField in data);
    if (hasPrice && stored.stage === 'Closed' && !('stage' in data))
      return { reason: closedReason(stored) };
    // To offer it again is no check here.
    const { checkedOn = stored.checkedOn ?? null } = data;
    return { data, facts: { checkedOn } };
  };

/** What an edit of each listing does, by the rules of an edit. It writes nothing. */
export async function effectsOf(
  strapi: Core.Strapi,
  { area, kind }: { readonly area: Area; readonly kind: Kind },
  ids: readonly string[],
  editOf: EditOf,
): Promise<readonly Effect[]> {
  const rows = (await strapi.db
    .query(LISTING_UIDS[kind])
    .findMany({ where: { area, documentId: { $in: [...ids] } } })) as readonly Stored[];
  const rowOf = new Map(rows.map((row) => [row.documentId, row]));
  const rule = listingRule(kind);
  const updateOf = async (stored: Stored, { data, facts }: Exclude<Edit, { reason: string }>) => {
    const { id, documentId } = stored;
    const written = { ...(await rule({ strapi, data, documentId, stored })), ...facts };
    return { id, documentId, stored, data: differing(written, stored) };
  };
  const effects: Effect[] = [];
  for (const id of ids) {
    const stored = rowOf.get(id);
    const effect = { id, code: stored?.code ?? null, changed: {}, reason: null };
    const edit = stored ? editOf(stored) : { reason: NOT_THERE };
    if (!stored || 'reason' in edit) {
      effects.push({ ...effect, ...edit });
      continue;
    }
    const outcome = await orReason(() => updateOf(stored, edit));
    if ('reason' in outcome) {
      effects.push({ ...effect, ...outcome });
      continue;
    }
    const update = outcome.value;
    const changed = changedFields(listings[kind].versions, stored, update.data);
    const isSame = Object.keys(changed).length === 0;
    effects.push({ ...effect, changed, ...(!isSame && { update }) });
  }
  return effects;
}
