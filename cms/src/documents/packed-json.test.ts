import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { pack, unpack } from './packed-json';

it('a packed list comes back as it was', () => {
  for (const list of [[], [{ a: 'é ₹', b: [null, 1.5, true] }], Array(500).fill('[long]')])
    expect(unpack(pack(list))).toEqual(list);
});

it('a long list takes little space', () => {
  const versions = Array.from({ length: 20 }, (_, number) => ({
    ...{ number, action: 'update', at: 1_795_812_819_683 + number * 86_400_123 },
    ...{ actor: 'qlty1wiwhx5euyvimlt455hf', actorName: 'Meera', entry: 'site' },
    fields: { expectedPrice: [9_000_000 - number * 12_345, 9_000_000 - number * 54_321] },
  }));
  expect(pack(versions).length).toBeLessThan(JSON.stringify(versions).length / 3);
});

it('what is neither form is an error', () => {
  expect(() => unpack(randomBytes(300).toString('base64'))).toThrow();
});
