import { afterEach, expect, it } from '@jest/globals';
import { ApiError } from '../calls/api-error';
import { attempt } from './attempt';
import { Refused, withdrawSignIns } from './report-failure';
import { aboveNow, closeToast } from './store';

const failing = (error: Error) => () => Promise.reject(error);
const fine = () => Promise.resolve();
const told = () => aboveNow().toasts.map(({ title, text }) => text ?? title);

afterEach(() => {
  for (const { id } of aboveNow().toasts) closeToast(id);
});

it('says what failed, until the same is tried again', async () => {
  const error = new ApiError('ReviewDelete', 'unreachable');
  expect(await attempt('delete r1', failing(error))).toBe(false);
  expect(await attempt('delete r2', failing(new Refused('Not this one')))).toBe(false);
  expect(told()).toEqual(['Something went wrong.Please Try Again_ReviewDelete', 'Not this one']);
  expect(await attempt('delete r1', fine)).toBe(true);
  expect(told()).toEqual(['Not this one']);
});

it('what failed for want of a session is answered by a login', async () => {
  const refusal = { sentence: 'Please log in to continue' };
  await attempt('delete r1', failing(new ApiError('ReviewDelete', 'refused', 401, refusal)));
  await attempt('delete r2', failing(new ApiError('ReviewDelete', 'refused', 403)));
  expect(told()).toHaveLength(2);
  expect(aboveNow().overlays.map(({ name }) => name)).toEqual(['login']);
  withdrawSignIns();
  expect(told()).toEqual(['Something went wrong.Please Try Again_ReviewDelete']);
});
