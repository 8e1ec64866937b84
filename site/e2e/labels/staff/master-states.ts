import type { Page } from '@playwright/test';
import { openFromStaffMenu, topDialog, field, submitForm } from '../../support/forms';
import { admins } from './state';
import type { StaffState } from './state';
import { mockResponses } from '../../support/mocks';

/** The names of the master lists in the menus, and in their calls. */
const NAMES = {
  Locality: 'Locality',
  'Residential Project Name': 'ProjectNameResi',
  'Commercial Project Name': 'ProjectNameCom',
} as const;
type Name = keyof typeof NAMES;
type MasterState =
  | `the ${'form Create' | 'list View'} ${Name}`
  | `a ${Name} that is there`
  | `a created ${Name}`
  | `a ${Name} to be deleted`
  | `a deleted ${Name}`;

const create = (page: Page, name: Name) => openFromStaffMenu(page, '/ggn/', `Create ${name}`);

async function sent(page: Page, name: Name, msg: string): Promise<void> {
  await mockResponses(page, `${NAMES[name]}Create`, { json: { msg } });
  const form = await create(page, name);
  await field(form, name).fill('Sector 0');
  await submitForm(form);
}

async function askedToDelete(page: Page, name: Name): Promise<void> {
  const list = await openFromStaffMenu(page, '/ggn/', `View ${name}`);
  await list
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
}

const statesOf = (name: Name): readonly (readonly [MasterState, StaffState])[] => [
  [`the form Create ${name}`, admins((page) => create(page, name))],
  [`a ${name} that is there`, admins((page) => sent(page, name, 'errorAlready'))],
  [`a created ${name}`, admins((page) => sent(page, name, 'success'))],
  [`the list View ${name}`, admins((page) => openFromStaffMenu(page, '/ggn/', `View ${name}`))],
  [`a ${name} to be deleted`, admins((page) => askedToDelete(page, name))],
  [
    `a deleted ${name}`,
    admins(async (page) => {
      await mockResponses(page, `${NAMES[name]}Delete`, { json: { msg: 'success' } });
      await askedToDelete(page, name);
      await topDialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    }),
  ],
];

/** The states of a region's master lists. */
export const MASTER_STATES = Object.fromEntries(
  (Object.keys(NAMES) as readonly Name[]).flatMap(statesOf),
) as Readonly<Record<MasterState, StaffState>>;
