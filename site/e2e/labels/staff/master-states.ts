import type { Page } from '@playwright/test';
import { openFromStaffMenu, topDialog, sendForm } from '../../support/forms';
import { admins } from './state';
import { mockResponses } from '../../support/mocks';

/** The states of a master list: its names in the menus, in the calls, of several, and in a message. */
function statesOf(name: string, call: string, plural = `${name}s`, called = name) {
  const create = (page: Page) => openFromStaffMenu(page, '/ggn/', `Create ${name}`);
  const view = (page: Page) => openFromStaffMenu(page, '/ggn/', `View ${name}`);
  const sent = (text: string, msg: string) =>
    admins([text], async (page) => {
      await mockResponses(page, `${call}Create`, { json: { msg } });
      await sendForm(await create(page), { [name]: 'Sector 0' });
    });
  const askToDelete = async (page: Page): Promise<void> => {
    const buttons = (await view(page)).getByRole('button', { name: /^Delete / });
    await buttons.first().click();
  };
  return {
    [`the form Create ${name}`]: admins(
      [`Create ${name}`, name, 'Submit', 'Clear Values', 'Cancel'],
      create,
    ),
    [`a ${name} that is there`]: sent(`${called} Already Exist Use Another`, 'errorAlready'),
    [`a created ${name}`]: sent(`${name} Created Successfully`, 'success'),
    [`the list View ${name}`]: admins([` ${plural}`, 'Back', `Filter ${plural}`, 'Delete '], view),
    [`a ${name} to be deleted`]: admins(['Delete', 'Cancel'], askToDelete),
    [`a deleted ${name}`]: admins(['Deleted Successfully'], async (page) => {
      await mockResponses(page, `${call}Delete`, { json: { msg: 'success' } });
      await askToDelete(page);
      await topDialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    }),
  };
}

/** The states of a region's master lists. */
export const MASTER_STATES = {
  ...statesOf('Locality', 'Locality', 'Localities', 'Locality Name'),
  ...statesOf('Residential Project Name', 'ProjectNameResi'),
  ...statesOf('Commercial Project Name', 'ProjectNameCom'),
};
