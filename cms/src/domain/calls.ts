import { KIND_FACTS, LISTS } from './listings';
import type { Kind, ListKey } from './listings';
import type { Area } from './regions';

/** The path of the call that searches a list. */
export const searchCall = (area: Area, list: ListKey): string =>
  `/api/${area}/${LISTS[list].search}`;

export const detailCall = (area: Area, kind: Kind, id: string): string =>
  `/api/${area}/${KIND_FACTS[kind].call}Detail/${encodeURIComponent(id)}`;
