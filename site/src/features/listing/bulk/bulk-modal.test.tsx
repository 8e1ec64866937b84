import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BulkModal } from './bulk-modal';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-allow-methods': 'GET, POST, PUT',
};

const begun = {
  ...{ _id: 'b1', kind: 'propresi', isRunning: true, total: 2, changed: 0, same: 0, refused: 0 },
  ...{ refusals: [], isUndo: false },
};
const refusals = [{ _id: 'two', code: 'DWK-R-2', reason: 'It has no price' }];
const demand = { label: 'Demand', before: '₹ 90,00,000', after: '₹ 81,00,000' };
/** The answer of each call. */
const ANSWERS: Readonly<Record<string, object>> = {
  ListingBulkPreview: {
    effects: [
      { _id: 'one', code: 'DWK-R-1', changes: [demand], reason: null },
      { _id: 'two', code: 'DWK-R-2', changes: [], reason: 'It has no price' },
    ],
    count: 2,
  },
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

  await screen.findByText('Demand: ₹ 90,00,000 → ₹ 81,00,000');
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
