import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { failureWords } from './api-error';
import { post } from './request';

const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  process.env.GATSBY_CMS_URL = 'https://cms.example.com';
  globalThis.fetch = fetched;
});
afterEach(() => {
  fetched.mockReset();
  jest.useRealTimers();
});

const answer = (status: number, body: unknown): Promise<Response> =>
  Promise.resolve({
    ok: status === 200,
    status,
    json: () => Promise.resolve(body),
  } as Response);

/** A server that never answers; the request ends when it is told to. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => {
      reject(new Error('ended'));
    });
  });

describe('post', () => {
  it('sends JSON to the CMS and gives its answer', async () => {
    fetched.mockReturnValue(answer(200, { count: 2 }));
    await expect(post('/api/dwk/LocalityList', { a: 1 })).resolves.toEqual({ count: 2 });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('https://cms.example.com/api/dwk/LocalityList');
    expect(init?.body).toBe('{"a":1}');
  });

  it('names the call and the status of a refusal', async () => {
    fetched.mockReturnValue(answer(500, {}));
    await expect(post('/api/dwk/PropResiSaleSearch', {})).rejects.toMatchObject({
      call: 'PropResiSaleSearch',
      fault: 'refused',
      status: 500,
    });
  });

  it('says that the CMS was not reached', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(post('/api/dwk/LocalityList', {})).rejects.toMatchObject({ fault: 'unreachable' });
  });

  it('gives up on a CMS that does not answer', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation(silence);
    const outcome = expect(post('/api/dwk/LocalityList', {})).rejects.toMatchObject({
      fault: 'late',
    });
    await jest.runAllTimersAsync();
    await outcome;
  });

  it('ends when the caller wants no answer any more, and says so', async () => {
    fetched.mockImplementation(silence);
    const ender = new AbortController();
    const outcome = post('/api/dwk/LocalityList', {}, ender.signal);
    ender.abort('another search');
    await expect(outcome).rejects.toBe('another search');
  });
});

describe('failureWords', () => {
  it('says what happened, in which call, and what to do', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const error: unknown = await post('/api/dwk/PropComRentSearch', {}).catch(
      (reason: unknown) => reason,
    );
    expect(failureWords(error)).toEqual({
      title: 'Oops',
      text: 'Something went wrong.Please Try Again_PropComRentSearch',
      hint: 'Check your internet connection, then press Retry.',
    });
  });

  it('knows what to say of a part of the app that did not load', () => {
    expect(failureWords(new Error('Loading chunk 7 failed.')).text).toBe(
      'Something went wrong.Please Try Again',
    );
  });
});
