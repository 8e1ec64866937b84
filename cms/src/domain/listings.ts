/** The kinds of property, their purposes, and the four lists made from them. */
export const KINDS = ['propresi', 'propcom'] as const;
export type Kind = (typeof KINDS)[number];

export const PURPOSES = ['SALE', 'RENT', 'PG ACCOMMODATION'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const SALE_PURPOSES: readonly Purpose[] = ['SALE'];
export const RENT_PURPOSES: readonly Purpose[] = ['RENT', 'PG ACCOMMODATION'];

export const LISTING_STATUSES = ['active', 'inactive'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

export interface KindFacts {
  readonly kind: Kind;
  readonly category: string;
  /** The API's name of the kind, as in `PropResiDetail`. */
  readonly call: string;
  /** The letter of the kind in a listing's code. */
  readonly letter: string;
  readonly purposes: readonly Purpose[];
  /** The field with the status, active or inactive. */
  readonly statusField: 'propresiStatus' | 'propcomStatus';
  /** The master list of its project names. */
  readonly projectMaster: 'projectNameResi' | 'projectNameCom';
}

export const KIND_FACTS: Readonly<Record<Kind, KindFacts>> = {
  propresi: {
    kind: 'propresi',
    category: 'Residential',
    call: 'PropResi',
    letter: 'R',
    purposes: PURPOSES,
    statusField: 'propresiStatus',
    projectMaster: 'projectNameResi',
  },
  propcom: {
    kind: 'propcom',
    category: 'Commercial',
    call: 'PropCom',
    letter: 'C',
    purposes: ['SALE', 'RENT'],
    statusField: 'propcomStatus',
    projectMaster: 'projectNameCom',
  },
};

export const LIST_KEYS = ['RS', 'RR', 'CS', 'CR'] as const;
export type ListKey = (typeof LIST_KEYS)[number];

export interface ListFacts {
  readonly key: ListKey;
  readonly kind: Kind;
  /** `Sale` or `Rent` in headings. */
  readonly offer: 'Sale' | 'Rent';
  readonly purposes: readonly Purpose[];
  /** The name of the API's call, after `/api/{area}/`. */
  readonly search: string;
  readonly limitKey: `limit${ListKey}`;
  readonly offsetKey: `offset${ListKey}`;
  /** The name of the page, after `/{area}/{kind}/`. */
  readonly page: string;
  readonly priceField: 'expectedPrice' | 'expectedRent';
}

function list(key: ListKey, kind: Kind, offer: 'Sale' | 'Rent'): ListFacts {
  const purposes = offer === 'Sale' ? SALE_PURPOSES : RENT_PURPOSES;
  return {
    key,
    kind,
    offer,
    purposes: purposes.filter((purpose) => KIND_FACTS[kind].purposes.includes(purpose)),
    search: `${KIND_FACTS[kind].call}${offer}Search`,
    limitKey: `limit${key}`,
    offsetKey: `offset${key}`,
    page: `${KIND_FACTS[kind].call}${offer}SearchList`,
    priceField: offer === 'Sale' ? 'expectedPrice' : 'expectedRent',
  };
}

export const LISTS: Readonly<Record<ListKey, ListFacts>> = {
  RS: list('RS', 'propresi', 'Sale'),
  RR: list('RR', 'propresi', 'Rent'),
  CS: list('CS', 'propcom', 'Sale'),
  CR: list('CR', 'propcom', 'Rent'),
};

/** The list that shows a property of this kind and purpose. */
export function listOf(kind: Kind, purpose: Purpose): ListFacts {
  const key = LIST_KEYS.find((k) => LISTS[k].kind === kind && LISTS[k].purposes.includes(purpose));
  if (!key) throw new Error(`no list shows ${kind} for ${purpose}`);
  return LISTS[key];
}

/** `Residential Property For Sale`. */
export const listName = (list: ListKey): string =>
  `${KIND_FACTS[LISTS[list].kind].category} Property For ${LISTS[list].offer}`;
