import { expect, it } from '@jest/globals';
import { withInput } from './with-input';

const initialValues = { price: 1, text: 'Was', floors: ['1'] };

it('what the user changed stays, all else is the stored record', () => {
  const sent = { initialValues, values: { ...initialValues, text: 'Mine', floors: ['1', '2'] } };
  const stored = { price: 2, text: 'Theirs', floors: ['1'] };
  expect(withInput(stored, sent)).toEqual({ price: 2, text: 'Mine', floors: ['1', '2'] });
});

it('without a change the form has the stored record itself', () => {
  const stored = { ...initialValues, price: 2 };
  expect(withInput(stored, { initialValues, values: initialValues })).toBe(stored);
  expect(withInput(stored, { initialValues, values: { ...initialValues, price: 2 } })).toBe(stored);
});
