import { route } from '../contract/route';
import type { ContractRoute } from '../contract/route';
import { MASTER_FACTS, MASTERS } from '../domain';
import { createMaster, deleteMaster, listMaster } from './calls';

const forStaff = { method: 'POST', who: 'write masters', writes: true } as const;

export const MASTER_ROUTES: readonly ContractRoute[] = MASTERS.flatMap((master) => {
  const { call } = MASTER_FACTS[master];
  return [
    route({
      method: 'POST',
      path: `/:area/${call}List`,
      who: 'see the public site',
      handle: (asked) => listMaster(asked, master),
    }),
    route({
      path: `/:area/${call}Create`,
      ...forStaff,
      handle: (asked) => createMaster(asked, master),
    }),
    route({
      path: `/:area/${call}Delete`,
      ...forStaff,
      handle: (asked) => deleteMaster(asked, master),
    }),
  ];
});
