import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BulkChangesModal } from './bulk-changes-modal';
import { BulkModal } from './bulk-modal';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-allow-methods': 'GET, POST, PUT',
};

const begun = {
  ...{ _id: 'b1', kind: 'propresi', isRunning: true, total: 2, changed: 0, same: 0, refused: 0 },
  ...{ refusals: [], isUndo: false, undo: null, by: 'Ravi', at: '2026-11-20T06:30:00.000Z' },
  change: { pricePercent: -10 },
};
const refusals = [{ _id: 'two', code: 'DWK-R-2', reason: 'It has no price' }];
const stage = { label: 'Stage', before: 'Available', after: 'Closed' };
const demand = { label: 'Demand', before: '₹ 90,00,000', after: '₹ 81,00,000' };
const { refusals: none, ...facts } = begun;
const done = { ...facts, isRunning: false, changed: 1, refused: 1 };
/** The answer of each call. */
const ANSWERS: Readonly<Record<string, object>> = {
  ListingBulkPreview: {
    effects: [
      { _id: 'one', code: 'DWK-R-1', changes: [demand, stage], reason: null },
      { _id: 'two', code: 'DWK-R-2', changes: [], reason: 'It has no price' },
    ],
    count: 2,
  },
  ListingBulkList: {
    bulkChanges: [
      { ...done, _id: 'b1' },
      { ...done, _id: 'b3', change: { checked: true }, undo: 'b4', by: null },
      { ...done, _id: 'b4', change: { checked: true }, isUndo: true },
      { ...done, _id: 'b5', change: { stage: 'Withdrawn' }, isRunning: true },
      { ...done, _id: 'b6', change: { priceBy: -50_000 } },
    ],
  },
  'ListingBulkDetail/b3': { bulkChange: { ...done, undo: 'b4', refusals: none } },
  ListingBulkCreate: { msg: 'success', bulkChange: begun },
  'ListingBulkDetail/b1': {
    bulkChange: { ...begun, isRunning: false, changed: 1, refused: 1, refusals },
  },
  'ListingBulkUndo/b1': {
    msg: 'success',
    bulkChange: { ...begun, _id: 'b2', isRunning: false, total: 1, changed: 1, isUndo: true },
  },
};

let sent: Readonly<Record<string, unknown>>[] = [];
let server: Server;

async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of message) body += String(part);
  if (body !== '') sent.push(JSON.parse(body) as Readonly<Record<string, unknown>>);
  const answer = ANSWERS[String(message.url).replace('/api/dwk/', '')] ?? {};
  response.writeHead(200, CORS).end(JSON.stringify(answer));
}

beforeEach(async () => {
  sent = [];
  server = createServer((message, response) => void handle(message, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  process.env.GATSBY_CMS_URL = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
});
afterEach(() => {
  server.close();
});

it('shows the effects, makes the change, names what was refused, and undoes it', async () => {
  const ids = ['one', 'two'];
  render(<BulkModal area="dwk" list="RS" chosen={{ ids }} count={2} onClose={() => undefined} />);
  const press = async (name: string) => {
    fireEvent.click(await screen.findByText(name));
  };
  fireEvent.change(screen.getByLabelText('What to set'), {
    target: { value: 'Price by Percent' },
  });
  const percent = await screen.findByLabelText('Price by Percent');
  fireEvent.change(percent, { target: { value: '300' } });
  await press('Preview');
  await screen.findByText(/Percent must be a number from -90 to 200, and not 0/);
  fireEvent.change(percent, { target: { value: '-10 %' } });
  await press('Preview');

  await screen.findByText('Demand: ₹ 90,00,000 → ₹ 81,00,000. Stage: Available → Sold');
  await screen.findByText('Refused: It has no price');
  await press('Back');
  expect(await screen.findByDisplayValue('-10 %')).toBeTruthy();
  await press('Preview');
  await press('Change 2 listings');
  await screen.findByText('0 of 2 listings done');
  await screen.findByText('1 listing changed, 1 refused.', {}, { timeout: 60_000 });
  await screen.findByText('DWK-R-2: It has no price');
  expect(sent.at(-1)).toEqual({ list: 'RS', ids, change: { pricePercent: -10 } });
  expect(sent[0]).toMatchObject({ list: 'RS', ids, limit: 100, offset: 0 });

  await press('Undo');
  await screen.findByText('1 listing set back.');
  await waitFor(() => {
    expect(screen.queryByText('Undo')).toBeNull();
  });
}, 120_000);

it('lists the newest changes of the region, and opens the report of each', async () => {
  render(<BulkChangesModal area="dwk" onClose={() => undefined} />);
  const press = async (text: RegExp | string) => {
    fireEvent.click(await screen.findByText(text));
  };
  await screen.findByText('Price by Percent: -10 %');
  const entries = screen
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(entries).toEqual([
    'Price by Percent: -10 %Residential · Ravi · 20-11-2026 12:00 PM1 listing changed, 1 refused.',
    'Checked TodayResidential · 20-11-2026 12:00 PM1 listing changed, 1 refused. Undone.',
    'Undo: Checked TodayResidential · Ravi · 20-11-2026 12:00 PM1 listing set back, 1 refused.',
    'Stage: WithdrawnResidential · Ravi · 20-11-2026 12:00 PM2 of 2 listings done',
    'Price by Rupees: ₹ -50,000Residential · Ravi · 20-11-2026 12:00 PM1 listing changed, 1 refused.',
  ]);
  await press('Checked Today');
  await screen.findByText('1 listing changed, 1 refused. Undone.');
  expect(screen.queryByText('Undo')).toBeNull();
  await press('Back');
  await screen.findByText('Undo: Checked Today');
  expect(document.activeElement?.textContent).toContain('Checked Today');
  await press('Price by Percent: -10 %');
  await screen.findByText('DWK-R-2: It has no price');
  screen.getByText('Undo').focus();
  await press('Undo');
  await screen.findByText('1 listing set back.');
  expect(document.activeElement?.textContent).toBe('Close');
}, 120_000);
