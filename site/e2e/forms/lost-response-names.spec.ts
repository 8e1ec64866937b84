import { masterCreateCall, masterDeleteCall } from '../../src/domain';
import { expect, test, visit } from '../support/fixtures';
import { openFromStaffMenu, chooseInStaffMenu, field, fillIn, submitForm } from '../support/forms';
import { loseFirstResponse } from '../support/mocks';
import { signIn, startSession, freshPhone } from '../support/accounts';
import { callCms } from '../support/http';
import { localities } from '../support/listings';
import { signUp } from '../support/login';

/** Tests of records with a unique name or number: a retry after a lost response does not report them as duplicates. */

test.use({ knownError: /404|ERR_FAILED/ });

/** Returns the localities of the CMS that contain these letters. */
const localitiesWith = async (letters: string): Promise<readonly string[]> =>
  (await localities('dwk')).filter((name) => name.includes(letters));

test('a name whose response was lost is stored once, and so is its correction', async ({
  page,
}) => {
  const name = `Story ${String(Date.now())} ${freshPhone()}`;
  const { token } = await signIn(page, { userType: 'manager_dwk' });
  await loseFirstResponse(page, masterCreateCall('dwk', 'locality'));
  const form = await openFromStaffMenu(page, '/dwk/', 'Create Locality');
  await field(form, 'Locality').fill(name);
  await submitForm(form);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Locality Created Successfully')).toBeVisible();
  expect(await localitiesWith(name)).toEqual([name]);

  await loseFirstResponse(page, masterCreateCall('dwk', 'locality'));
  const other = await chooseInStaffMenu(page, 'Create Locality');
  await field(other, 'Locality').fill(`${name} Est`);
  await submitForm(other);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await field(other, 'Locality').fill(`${name} East`);
  await submitForm(other);
  await expect(other).toBeHidden();
  const made = await localitiesWith(name);
  expect(made).toEqual([name, `${name} East`, `${name} Est`]);
  for (const locality of made)
    await callCms('POST', masterDeleteCall('dwk', 'locality'), { locality }, token);
});

test('a registration whose response was lost is stored once, with the last password', async ({
  page,
}) => {
  const userId = freshPhone();
  await loseFirstResponse(page, '/api/user/create');
  await visit(page, '/register/');
  const form = page.getByRole('main');
  await fillIn(form, {
    "User's Name": 'Asha Verma',
    "User's Mobile as user ID": userId,
    Password: 'Sample@123',
    'Confirm Password': 'Sample@123',
  });
  await signUp(form);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await fillIn(form, { Password: 'Another@12', 'Confirm Password': 'Another@12' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Registered Successfully')).toBeVisible();
  expect(await startSession({ userId, password: 'Another@12' })).toMatch(/^Bearer /);
});
