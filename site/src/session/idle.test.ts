import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApiError } from '../requests/api-error';
import { onLostSession } from '../requests/lost-session';
import { followIdle } from './idle';

const MINUTE = 60_000;
const calls: string[] = [];
const warnings: { readonly minutes: number; readonly onStay: () => void }[] = [];
let closed = 0;
let lost: ApiError[] = [];
let stops: (() => void)[] = [];

const warn = (minutes: number, onStay: () => void) => {
  warnings.push({ minutes, onStay });
  return () => {
    closed += 1;
  };
};

/** Stores a token whose session may be idle for this many seconds. */
function storeToken(idle: number | undefined): void {
  const claims = { sub: '7', exp: Math.floor(Date.now() / 1000) + 43_200, idle };
  localStorage.setItem('jwtToken', `Bearer e30.${btoa(JSON.stringify(claims))}.signature`);
}

const follow = () => {
  stops.push(followIdle(warn));
};
const press = () => window.dispatchEvent(new Event('keydown'));

beforeEach(() => {
  jest.useFakeTimers();
  process.env.GATSBY_CMS_URL = 'http://localhost:1';
  // Records the calls to the server; the test needs no responses.
  jest
    .spyOn(XMLHttpRequest.prototype, 'open')
    .mockImplementation((_method: string, url: string | URL) => {
      calls.push(String(url));
    });
  jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(() => undefined);
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  calls.length = 0;
  warnings.length = 0;
  closed = 0;
  lost = [];
  stops = [
    onLostSession((error) => {
      lost.push(error);
    }),
  ];
});
afterEach(() => {
  stops.forEach((stop) => {
    stop();
  });
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a session that nobody uses', () => {
  it('ends after its time, with a warning before, as a lost session', () => {
    storeToken(7200);
    follow();
    jest.advanceTimersByTime(115 * MINUTE - 1);
    expect(warnings).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(warnings.map(({ minutes }) => minutes)).toEqual([5]);
    expect(lost).toEqual([]);
    jest.advanceTimersByTime(5 * MINUTE);
    expect(closed).toBe(1);
    expect(lost).toMatchObject([{ status: 401, body: { message: 'Please log in to continue' } }]);
    expect(localStorage.getItem('jwtToken')).toBeNull();
    expect(calls).toEqual(['http://localhost:1/api/users/logout']);
  });

  it('goes on where somebody answers the warning, and the server is told', () => {
    storeToken(7200);
    follow();
    jest.advanceTimersByTime(116 * MINUTE);
    warnings[0]?.onStay();
    expect(calls).toEqual(['http://localhost:1/api/GetUserForAuth']);
    jest.advanceTimersByTime(114 * MINUTE);
    expect(warnings).toHaveLength(1);
    expect(lost).toEqual([]);
    jest.advanceTimersByTime(MINUTE);
    expect(warnings).toHaveLength(2);
  });

  it('goes on where another tab is used, and the warning closes', () => {
    storeToken(7200);
    follow();
    jest.advanceTimersByTime(116 * MINUTE);
    localStorage.setItem('lastUse', String(Date.now()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastUse' }));
    expect(closed).toBe(1);
    jest.advanceTimersByTime(114 * MINUTE);
    expect(lost).toEqual([]);
  });

  it('never ends where its token names no time', () => {
    storeToken(undefined);
    follow();
    jest.advanceTimersByTime(11 * 60 * MINUTE);
    expect([warnings, lost]).toEqual([[], []]);
  });
});

it('what somebody does keeps the session, and the server is told once a minute at most', () => {
  storeToken(7200);
  follow();
  for (let minute = 0; minute < 240; minute += 1) {
    jest.advanceTimersByTime(MINUTE / 2);
    press();
    jest.advanceTimersByTime(MINUTE / 2);
    press();
  }
  expect([warnings, lost]).toEqual([[], []]);
  expect(calls).toHaveLength(240);
});
