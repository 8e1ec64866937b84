import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error';
import { failureMessage, waitText } from './failure-message';

describe('failureWords', () => {
  it('says what happened, in which call, and what to do', () => {
    expect(failureMessage(new ApiError('PropComRentSearch', 'unreachable'))).toEqual({
      title: 'Oops',
      text: 'Something went wrong.Please Try Again_PropComRentSearch',
      hint: 'Check your internet connection, then press Retry.',
      canRetry: true,
    });
  });

  it('knows what to say of a part of the app that did not load', () => {
    expect(failureMessage(new Error('Loading chunk 7 failed.')).text).toBe(
      'Something went wrong.Please Try Again',
    );
  });

  it('tells an answer that is not understood from a connection that is not there', () => {
    const words = failureMessage(new ApiError('users_login', 'invalid', 200));
    expect(words.hint).toMatch(/^The server gave an answer that we do not understand\./);
    expect(words.canRetry).toBe(true);
    expect(failureMessage(new TypeError('imagePaths is undefined')).hint).toBe(words.hint);
    expect(failureMessage(new Error('Loading chunk 7 failed.')).hint).not.toBe(words.hint);
  });

  it('names an action as the seed documents do', () => {
    const textOf = (call: string, action?: string) =>
      failureMessage(new ApiError(call, 'rejected', 500), action).text;
    expect(textOf('AddImages')).toBe('Something went wrong.Please Try Again_addimage');
    expect(textOf('AwardEdit')).toBe('Something went wrong.Please Try Again_EditAward');
    expect(textOf('PropResiCreate', 'duplicatePropResi')).toBe(
      'Something went wrong.Please Try Again_duplicatePropResi',
    );
  });

  it('gives the server’s sentence where a login is missing', () => {
    const body = { message: 'Please log in to continue' };
    const words = failureMessage(new ApiError('ReviewCreate', 'rejected', 401, body));
    expect(words.text).toBe('Please log in to continue');
    expect(words.canRetry).toBe(false);
  });

  it('says how long to wait after too many tries', () => {
    const body = { message: 'Too many tries', retryAfter: 130 };
    const words = failureMessage(new ApiError('users_login', 'rejected', 429, body));
    expect(words.hint).toBe('Too many tries. You can try again in 3 minutes.');
    expect(words.canRetry).toBe(false);
  });

  it('offers to try again only where that may help', () => {
    const canRetry = (status: number) =>
      failureMessage(new ApiError('AwardEdit', 'rejected', status)).canRetry;
    expect([500, 503].map(canRetry)).toEqual([true, true]);
    expect([400, 403, 404, 413, 415].map(canRetry)).toEqual(Array(5).fill(false));
  });
});

it('waitText counts seconds, then whole minutes', () => {
  expect([0.2, 1, 59, 60, 61, 900].map(waitText)).toEqual([
    ...['1 second', '1 second', '59 seconds', '1 minute', '2 minutes', '15 minutes'],
  ]);
});
