import { expect, it } from '@jest/globals';
import { BodiesInFlight } from './bodies-in-flight';
import type { Sender } from './bodies-in-flight';

const MIB = 1024 * 1024;
const NO_LIMIT = { bodies: 0, mib: 0 };

const staff = (ip: string, account = 'staff'): Sender => ({ ip, account, isStaff: true });
const visitor = (ip: string, account: string): Sender => ({ ip, account, isStaff: false });
const anonymous = (ip: string): Sender => ({ ip, account: null, isStaff: false });

/** The status and the wait of a body that is not admitted. */
function rejectionOf(enter: () => unknown): unknown {
  try {
    enter();
    return undefined;
  } catch (error) {
    const { status, headers } = error as { status: number; headers: object };
    return { status, ...headers };
  }
}
const OF_SENDER = { status: 429, 'Retry-After': '10' };
const OF_SERVER = { status: 503, 'Retry-After': '10' };

it('limits the bodies of an address, and no other address', () => {
  const bodies = new BodiesInFlight({ bodies: 2, mib: 0 }, NO_LIMIT);
  const leave = bodies.enter(staff('10.0.0.1', 'a'), 1);
  bodies.enter(staff('10.0.0.1', 'b'), 1);
  expect(rejectionOf(() => bodies.enter(staff('10.0.0.1', 'c'), 1))).toEqual(OF_SENDER);
  bodies.enter(staff('10.0.0.2', 'c'), 1);
  leave();
  bodies.enter(staff('10.0.0.1', 'c'), 1);
});

it('counts the addresses of one IPv6 network together', () => {
  const bodies = new BodiesInFlight({ bodies: 1, mib: 0 }, NO_LIMIT);
  bodies.enter(staff('2001:db8::1', 'a'), 1);
  expect(rejectionOf(() => bodies.enter(staff('2001:db8::2', 'b'), 1))).toEqual(OF_SENDER);
});

it('limits the bytes of an address and of all', () => {
  const bodies = new BodiesInFlight({ bodies: 0, mib: 2 }, { bodies: 0, mib: 3 });
  const leave = bodies.enter(staff('10.0.0.1', 'a'), 2 * MIB);
  expect(rejectionOf(() => bodies.enter(staff('10.0.0.1', 'b'), 1))).toEqual(OF_SENDER);
  bodies.enter(staff('10.0.0.2', 'b'), MIB);
  expect(rejectionOf(() => bodies.enter(staff('10.0.0.3', 'c'), 1))).toEqual(OF_SERVER);
  leave();
  bodies.enter(staff('10.0.0.3', 'c'), 2 * MIB);
});

it('limits the bodies of all, and counts none that was not admitted', () => {
  const bodies = new BodiesInFlight({ bodies: 1, mib: 0 }, { bodies: 1, mib: 0 });
  const leave = bodies.enter(staff('10.0.0.1', 'a'), 1);
  expect(rejectionOf(() => bodies.enter(staff('10.0.0.2', 'b'), 1))).toEqual(OF_SERVER);
  leave();
  bodies.enter(staff('10.0.0.2', 'b'), 1);
});

it('limits the bodies of an account from all addresses: of a visitor to a quarter of an address', () => {
  const bodies = new BodiesInFlight({ bodies: 4, mib: 0 }, NO_LIMIT);
  bodies.enter(visitor('10.0.0.1', 'a'), 1);
  expect(rejectionOf(() => bodies.enter(visitor('10.0.0.2', 'a'), 1))).toEqual(OF_SENDER);
  bodies.enter(visitor('10.0.0.1', 'b'), 1);
  for (const last of [3, 4, 5, 6]) bodies.enter(staff(`10.0.0.${String(last)}`), 1);
  expect(rejectionOf(() => bodies.enter(staff('10.0.0.7'), 1))).toEqual(OF_SENDER);
});

it('limits the bytes of a visitor’s account', () => {
  const bodies = new BodiesInFlight({ bodies: 0, mib: 4 }, NO_LIMIT);
  expect(rejectionOf(() => bodies.enter(visitor('10.0.0.1', 'a'), MIB + 1))).toEqual(OF_SENDER);
  bodies.enter(visitor('10.0.0.1', 'a'), MIB);
});

it.each([
  ['bodies', { bodies: 4, mib: 0 }, 1],
  ['bytes', { bodies: 0, mib: 4 }, MIB],
])('keeps half of the %s for staff, and a quarter for who is signed in', (_what, all, bytes) => {
  const bodies = new BodiesInFlight(NO_LIMIT, all);
  bodies.enter(anonymous('10.0.0.1'), bytes);
  expect(rejectionOf(() => bodies.enter(anonymous('10.0.0.2'), bytes))).toEqual(OF_SERVER);
  bodies.enter(visitor('10.0.0.3', 'a'), bytes);
  expect(rejectionOf(() => bodies.enter(visitor('10.0.0.4', 'b'), bytes))).toEqual(OF_SERVER);
  bodies.enter(staff('10.0.0.5'), bytes);
  bodies.enter(staff('10.0.0.6'), bytes);
});
