import { KIND_FACTS } from './listings';
import type { Kind } from './listings';
import type { Area } from './regions';

/** The master lists: plain texts of a region, each unique in the region. */
export const MASTERS = ['locality', 'projectNameResi', 'projectNameCom'] as const;
export type Master = (typeof MASTERS)[number];

export interface MasterFacts {
  /** The field in a create call. With an `s` it is the key of the list in the response. */
  readonly master: Master;
  /** The API's name, as in `LocalityList`. */
  readonly call: string;
  readonly label: string;
  /** The plural: `Localities`. */
  readonly plural: string;
  readonly alreadyMessage: string;
  readonly createdMessage: string;
}

const master = (
  name: Master,
  call: string,
  [label, plural]: readonly [label: string, plural: string],
  spoken: string,
): MasterFacts => ({
  master: name,
  call,
  label,
  plural,
  alreadyMessage: `${spoken} Already Exist Use Another`,
  createdMessage: `${label} Created Successfully`,
});

export const MASTER_FACTS: Readonly<Record<Master, MasterFacts>> = {
  locality: master('locality', 'Locality', ['Locality', 'Localities'], 'Locality Name'),
  projectNameResi: master(
    'projectNameResi',
    'ProjectNameResi',
    ['Residential Project Name', 'Residential Project Names'],
    'Residential Project Name',
  ),
  projectNameCom: master(
    'projectNameCom',
    'ProjectNameCom',
    ['Commercial Project Name', 'Commercial Project Names'],
    'Commercial Project Name',
  ),
};

/** The fields of a property whose values come from a region's master lists. */
export const masterFields = (
  kind: Kind,
): readonly (readonly [field: 'locality' | 'projectName', master: Master])[] => [
  ['locality', 'locality'],
  ['projectName', KIND_FACTS[kind].projectMaster],
];

export const masterListCall = (area: Area, master: Master): string =>
  `/api/${area}/${MASTER_FACTS[master].call}List`;

export const masterCreateCall = (area: Area, master: Master): string =>
  `/api/${area}/${MASTER_FACTS[master].call}Create`;

export const masterDeleteCall = (area: Area, master: Master): string =>
  `/api/${area}/${MASTER_FACTS[master].call}Delete`;
