import { expect, it } from '@jest/globals';
import { FormsInFlight } from './forms-in-flight';

const MIB = 1024 * 1024;
const NO_LIMIT = { forms: 0, mib: 0 };

/** The status and the wait of a form that is not admitted. */
function rejectionOf(enter: () => unknown): unknown {
  try {
    enter();
    return undefined;
  } catch (error) {
    const { status, headers } = error as { status: number; headers: object };
    return { status, ...headers };
  }
}

it('limits the forms of an address, and no other address', () => {
  const forms = new FormsInFlight({ forms: 2, mib: 0 }, NO_LIMIT);
  const leave = forms.enter('10.0.0.1', 1);
  forms.enter('10.0.0.1', 1);
  expect(rejectionOf(() => forms.enter('10.0.0.1', 1))).toEqual({
    status: 429,
    'Retry-After': '10',
  });
  forms.enter('10.0.0.2', 1);
  leave();
  forms.enter('10.0.0.1', 1);
});

it('counts the addresses of one IPv6 network together', () => {
  const forms = new FormsInFlight({ forms: 1, mib: 0 }, NO_LIMIT);
  forms.enter('2001:db8::1', 1);
  expect(rejectionOf(() => forms.enter('2001:db8::2', 1))).toMatchObject({ status: 429 });
});

it('limits the bytes of an address and of all', () => {
  const forms = new FormsInFlight({ forms: 0, mib: 2 }, { forms: 0, mib: 3 });
  const leave = forms.enter('10.0.0.1', 2 * MIB);
  expect(rejectionOf(() => forms.enter('10.0.0.1', 1))).toMatchObject({ status: 429 });
  forms.enter('10.0.0.2', MIB);
  expect(rejectionOf(() => forms.enter('10.0.0.3', 1))).toEqual({
    status: 503,
    'Retry-After': '10',
  });
  leave();
  forms.enter('10.0.0.3', 2 * MIB);
});

it('limits the forms of all addresses', () => {
  const forms = new FormsInFlight(NO_LIMIT, { forms: 1, mib: 0 });
  const leave = forms.enter('10.0.0.1', 1);
  expect(rejectionOf(() => forms.enter('10.0.0.2', 1))).toMatchObject({ status: 503 });
  leave();
  forms.enter('10.0.0.2', 1);
});
