import { describe, expect, it } from '@jest/globals';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { busy } from '../errors';
import hideErrors from './hide-errors';

const said: unknown[] = [];
const strapi = { log: { error: (what: unknown) => said.push(what) } } as unknown as Core.Strapi;

const run = (ctx: object, next: () => Promise<void>): Promise<void> =>
  hideErrors({}, { strapi })(ctx as Context, next);
const failing = (error: Error) => () => Promise.reject(error);
const done = () => Promise.resolve();

describe('hidden errors', () => {
  it('takes status and text off what was thrown as ours, and keeps it as the cause', async () => {
    const cause = Object.assign(new Error('/srv/data.db is gone'), { status: 503, expose: true });
    const thrown: unknown = await run({}, failing(cause)).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ message: 'A request failed', cause });
    expect(thrown).not.toHaveProperty('status');
  });

  it.each([
    ['what the caller did wrong', new errors.ValidationError('name is required')],
    ['a rejection with a status', Object.assign(new Error('Not Found'), { status: 404 })],
    ['an error that is answered as an internal error already', new Error('no such table')],
  ])('leaves %s', async (_what, error) => {
    await expect(run({}, failing(error))).rejects.toBe(error);
  });

  it('answers one of our own errors with its sentence and its headers', async () => {
    const headers: unknown[] = [];
    const ctx = { set: (some: unknown) => headers.push(some) };
    await run(ctx, failing(busy(10, 'Please try again')));
    expect(ctx).toMatchObject({
      status: 503,
      body: { error: { status: 503, message: 'Please try again' } },
    });
    expect(headers).toEqual([{ 'Retry-After': '10' }]);
  });

  it('hides the message of a controller’s internal error, and logs it', async () => {
    const ctx = { status: 502, body: { error: { status: 502, message: '/srv is full' } } };
    await run(ctx, done);
    expect(JSON.stringify(ctx)).not.toContain('/srv');
    expect(ctx.status).toBe(500);
    expect(said).toEqual(['A request was rejected: /srv is full']);
  });

  it('leaves an answer as it is', async () => {
    const ctx = { status: 400, body: { error: { status: 400, message: 'name is required' } } };
    const before = structuredClone(ctx);
    await run(ctx, done);
    expect(ctx).toEqual(before);
  });
});
