/** @jest-environment node */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { source, SOURCE_KEY } from '.';

/** The requests that the fake CMS received, in order. */
const asked: { readonly path: string; readonly body: string }[] = [];
let answers: Record<string, (body: Record<string, unknown>) => unknown> = {};
let cms: Server;

beforeAll(async () => {
  cms = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push({ path, body });
      const answer = answers[path];
      response.statusCode = answer ? 200 : 404;
      response.end(JSON.stringify(answer?.(JSON.parse(body || '{}') as never) ?? {}));
    });
  });
  await new Promise<void>((listening) => cms.listen(0, '127.0.0.1', listening));
  process.env.CMS_URL = `http://127.0.0.1:${String((cms.address() as AddressInfo).port)}`;
});

afterAll(() => {
  cms.closeAllConnections();
  cms.close();
});

const parameters = () => ({ appParameter: { limitRS: 10, limitReview: 5 } });
const card = (id: number) => ({
  _id: `p${String(id)}`,
  createdAt: '2026-01-01T00:00:00.000Z',
  category: 'Residential',
  propertyFor: 'SALE',
  locality: 'Sector 10',
  expectedPrice: 1e7 + id,
  rateComparison: null,
});

describe('a list’s page', () => {
  it('is asked for with the list’s own page size', async () => {
    const list = () => ({ lists: [card(1)], count: 11 });
    answers = { '/api/AppParameter': parameters, '/api/dwk/PropResiSaleSearch': list };
    const page = await source().listPage('dwk', 'RS', 2);
    expect(page).toEqual({ lists: [card(1)], count: 11, limit: 10 });
    expect(asked.at(-1)).toEqual({
      path: '/api/dwk/PropResiSaleSearch',
      body: '{"values":{},"offsetRS":10,"limitRS":10}',
    });
  });

  it('is not there past the end, but the first always is', async () => {
    const empty = () => ({ lists: [], count: 0 });
    answers = { '/api/AppParameter': parameters, '/api/dwk/PropResiSaleSearch': empty };
    expect(await source().listPage('dwk', 'RS', 2)).toBeNull();
    expect(await source().listPage('dwk', 'RS', 1)).toEqual({ lists: [], count: 0, limit: 10 });
  });
});

describe('a listing', () => {
  it('comes with the nearest of its locality, however many there are', async () => {
    const all = Array.from({ length: 130 }, (_, n) => card(n));
    answers = {
      '/api/ggn/PropResiDetail/p129': () => card(129),
      '/api/ggn/PropResiSaleSearch': ({ offsetRS, limitRS }) => ({
        lists: all.slice(Number(offsetRS), Number(offsetRS) + Number(limitRS)),
        count: all.length,
      }),
    };
    const page = await source().listing('ggn', 'propresi', 'p129');
    expect(page?.property?._id).toBe('p129');
    expect(page?.property && page.similar.map(({ _id }) => _id)).toEqual([
      ...['p128', 'p127', 'p126', 'p125', 'p124', 'p123'],
    ]);
  });

  it('is null where the CMS has none', async () => {
    answers = {};
    expect(await source().listing('ggn', 'propresi', 'gone')).toBeNull();
  });
});

describe('the reviews', () => {
  it('are the first page of all, with what all of them give', async () => {
    const all = Array.from({ length: 120 }, (_, index) => ({ rating: index < 60 ? 5 : 4 }));
    const page = ({ offset, limit }: Record<string, unknown>) => ({
      reviews: all.slice(Number(offset), Number(offset) + Number(limit)),
      count: all.length,
    });
    answers = { '/api/AppParameter': parameters, '/api/ReviewSearch': page };
    expect(await source().reviews()).toEqual({
      ...{ reviews: all.slice(0, 5), count: 120, limit: 5 },
      rating: { average: 4.5, count: 120 },
    });
  });
});

describe('the source', () => {
  it('says what the CMS did not answer', async () => {
    answers = {};
    await expect(source().awards()).rejects.toThrow('The CMS answered /api/AwardSearch with 404.');
    await expect(source().reviews()).rejects.toThrow('The CMS has no parameters yet');
  });

  it('is the publisher’s where there is one', () => {
    const own = {};
    Object.assign(globalThis, { [SOURCE_KEY]: own });
    expect(source()).toBe(own);
    Object.assign(globalThis, { [SOURCE_KEY]: undefined });
  });
});
