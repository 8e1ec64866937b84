import { MASTER_FACTS, REGION_LABEL } from '../../domain';
import type { Master } from '../../domain';
import { defineResource } from '../../documents/resource';
import { FOR_REGION_STAFF, section } from '../../panel/layout';

const masterResource = <const Name extends string>(name: Name, master: Master) => {
  const { label } = MASTER_FACTS[master];
  return defineResource({
    name,
    uid: `api::${name}.${name}`,
    pages: 'listing',
    versions: {
      fields: { area: { label: REGION_LABEL, type: 'region' }, name: { label } },
      key: ['area', 'name'],
      seenBy: 'write masters',
    },
    bin: { label, title: ['name'], by: 'write masters' },
    panel: {
      ...FOR_REGION_STAFF,
      wording: {
        area: { label: REGION_LABEL },
        name: { label, hint: 'As listings are to show it' },
      },
      sections: [section(label, ['area', 'name'])],
      required: ['area', 'name'],
      columns: ['name', 'area', 'createdAt'],
      mainField: 'name',
      sort: { by: 'name', order: 'ASC' },
    },
  });
};

/** Each master list has its own content type. */
export const masters = {
  locality: masterResource('locality', 'locality'),
  projectNameResi: masterResource('project-name-resi', 'projectNameResi'),
  projectNameCom: masterResource('project-name-com', 'projectNameCom'),
};
