import { afterEach, expect, it } from '@jest/globals';
import { ApiError } from '../requests/api-error';
import { attempt } from './attempt';
import { RejectedError, closeSignInToasts } from './report-failure';
import { overlayState, closeToast } from './store';

const failing = (error: Error) => () => Promise.reject(error);
const fine = () => Promise.resolve();
const messages = () => overlayState().toasts.map(({ title, text }) => text ?? title);

afterEach(() => {
  for (const { id } of overlayState().toasts) closeToast(id);
});

it('says what failed, until the same is tried again', async () => {
  const error = new ApiError('ReviewDelete', 'unreachable');
  expect(await attempt('delete r1', failing(error))).toBe(false);
  expect(await attempt('delete r2', failing(new RejectedError('Not this one')))).toBe(false);
  expect(messages()).toEqual([
    'Something went wrong.Please Try Again_ReviewDelete',
    'Not this one',
  ]);
  expect(await attempt('delete r1', fine)).toBe(true);
  expect(messages()).toEqual(['Not this one']);
});

it('what failed for want of a session is answered by a login', async () => {
  const body = { message: 'Please log in to continue' };
  await attempt('delete r1', failing(new ApiError('ReviewDelete', 'rejected', 401, body)));
  await attempt('delete r2', failing(new ApiError('ReviewDelete', 'rejected', 403)));
  expect(messages()).toHaveLength(2);
  expect(overlayState().overlays).toMatchObject([{ name: 'login', props: { purpose: 'session' } }]);
  closeSignInToasts();
  expect(messages()).toEqual(['Something went wrong.Please Try Again_ReviewDelete']);
});
