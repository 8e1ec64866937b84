import {
  expect,
  expectAccessibleInBothSchemes,
  test,
  visit,
  mainHeading,
} from '../support/fixtures';

test.use({ knownError: /status of 404/ });

for (const fragment of ['', '#x', '#ENQ-000001.AAAAAAAAAAAAAAAAAAAAAA']) {
  test(`the link /enquiry/${fragment} is said to be wrong`, { tag: '@both' }, async ({ page }) => {
    await visit(page, `/enquiry/${fragment}`);
    await expect(mainHeading(page)).toHaveText('There is no such enquiry');
    await expect(page.getByRole('main')).toContainText('Please open the whole link');
    await expectAccessibleInBothSchemes(page);
  });
}

test('the key of a link reaches no address of a request', async ({ page, requests }) => {
  await page.route('**/api/EnquiryOwn', (route) =>
    route.fulfill({ status: 404, json: { msg: 'errorNotFound' } }),
  );
  const asked = page.waitForRequest('**/api/EnquiryOwn');
  await visit(page, '/enquiry/#ENQ-000001.SecretSecretSecret1234');
  await asked;
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((one) => one.url().split('#')[0]?.includes('Secret'))).toEqual([]);
});
