import { describe, expect, it } from '@jest/globals';
import { createRedaction } from './redact';

const SECRET = 'a1b2c3d4e5f60718';
const { text, value } = createRedaction([SECRET, 'short']);
const HASH = '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.s5Zp-1_x';

describe('a text', () => {
  it.each([
    ['a phone', 'values (9000000001)', 'values ([hidden])'],
    ['a phone in quotes', "user_id = '9000000001'", "user_id = '[hidden]'"],
    ['a phone behind an underscore', 'photo_9000000001.jpg', 'photo_[hidden].jpg'],
    ['a phone in a stored file’s name', '/uploads/9000000001_0a1.jpg', '/uploads/[hidden]_0a1.jpg'],
    ['a phone with India’s prefix', 'call +919000000001, 919000000001', 'call [hidden], [hidden]'],
    ['several phones', '9000000001,9000000002', '[hidden],[hidden]'],
    ['a token', `Authorization: Bearer ${JWT}`, 'Authorization: [hidden]'],
    ['an opaque token', 'bearer 0f0f0f', '[hidden]'],
    ['a token without its scheme', `"${JWT}"`, '"[hidden]"'],
    ['a hash', `set password = ${HASH};`, 'set password = [hidden];'],
    ['a hash alone', `('${HASH}')`, "('[hidden]')"],
    ['a secret of this environment', `x${SECRET}y`, 'x[hidden]y'],
    ['a password in JSON', '{"password":"Abc@\\"123","a":1}', '{"password":[hidden],"a":1}'],
    ['a password in a query', 'oldPassword=Abc@1234&a=1', 'oldPassword=[hidden]&a=1'],
    ['a password in an object', "{ password2: 'Abc@1234', a: 1 }", '{ password2: [hidden], a: 1 }'],
    ['an address’s password', 'postgres://me:pass@db:5432/x', 'postgres://me:[hidden]@db:5432/x'],
  ])('hides %s', (_what, given, said) => {
    expect(text(given)).toBe(said);
  });

  it.each([
    ['a time in milliseconds', 'expires 1763741234567'],
    ['a time', '2026-11-21T09:00:00.000Z'],
    ['a price', '9500000'],
    ['nine digits, and eleven', '900000001 and 90000000011'],
    ['ten digits that begin with 0', '0123456789'],
    ['a duration', '0.1234567891 s'],
    ['an id', '0d9a1c7e-8f1b-4a44-9c1d-9000000001ab'],
    ['a document’s id', 'k9000000001zq'],
    ['a stored file’s random name', '/uploads/propresi_9604906383.webp'],
    ['a sentence about passwords', 'The password is required, and a token has expired'],
    ['a short value', 'a short story'],
    ['an address', 'http://localhost:1337/admin'],
  ])('leaves %s', (_what, given) => {
    expect(text(given)).toBe(given);
  });
});

describe('a value', () => {
  it('hides what stands under the key of a secret, whatever it is', () => {
    const given = { password: 'x', user: { Authorization: 1, cookie: ['x'], jwtSecret: null } };
    expect(value(given)).toEqual({
      password: '[hidden]',
      user: { Authorization: '[hidden]', cookie: '[hidden]', jwtSecret: '[hidden]' },
    });
  });

  it('hides phones that are numbers, and those that are keys', () => {
    expect(value({ a: [9_000_000_001, 42, 9_000_000_001n], 9000000002: 1 })).toEqual({
      a: ['[hidden]', 42, '[hidden]'],
      '[hidden]': 1,
    });
  });

  it('keeps an error’s text, stack and cause, and nothing that hangs on it', () => {
    const cause = Object.assign(new Error('insert 9000000001'), { code: 'E1', body: 'x' });
    const said = value(new Error('failed', { cause })) as Record<string, Record<string, unknown>>;
    expect(said).toMatchObject({
      name: 'Error',
      message: 'failed',
      cause: { message: 'insert [hidden]', code: 'E1' },
    });
    expect(said.stack).toContain('redact.test');
    expect(JSON.stringify(said)).not.toContain('9000000001');
    expect(said.cause).not.toHaveProperty('body');
  });

  it('cuts cycles, depths and bytes', () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect(value(cycle)).toEqual({ self: '[…]' });
    const deep = { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } };
    expect(JSON.stringify(value(deep))).toContain('[…]');
    expect(value({ file: Buffer.from('abc') })).toEqual({ file: '[3 bytes]' });
  });
});
