import { KIND_FACTS, LISTS } from './listings';
import type { Kind, ListKey } from './listings';
import type { Area } from './regions';

/** The name of the call that exports what a search of a list finds, after `/api/{area}/`. */
export const exportName = (list: ListKey): string =>
  `${KIND_FACTS[LISTS[list].kind].call}${LISTS[list].offer}Export`;

export const exportCall = (area: Area, list: ListKey): string => `/api/${area}/${exportName(list)}`;

/** The path of the call that edits a property. */
export const editCall = (area: Area, kind: Kind, id: string): string =>
  `/api/${area}/${KIND_FACTS[kind].call}Edit/${encodeURIComponent(id)}`;

/** The path of the call that adds pictures to a property or removes them from it. */
export const imagePathsCall = (area: Area, kind: Kind): string =>
  `/api/${area}/${KIND_FACTS[kind].call}EditForAddImagePath`;

export const createCall = (area: Area, kind: Kind): string =>
  `/api/${area}/${KIND_FACTS[kind].call}Create`;

export const deleteCall = (area: Area, kind: Kind, id: string): string =>
  `/api/${area}/${KIND_FACTS[kind].call}Delete/${encodeURIComponent(id)}`;
