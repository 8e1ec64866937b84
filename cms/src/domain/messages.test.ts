import { it, expect } from '@jest/globals';
import { MESSAGES, requiredMessage } from './index';

it('the contract’s words', () => {
  expect(MESSAGES).toMatchObject({
    success: 'success',
    errorValidation: 'errorValidation',
    errorForbidden: 'errorForbidden',
    errorNotFound: 'errorNotFound',
    errorTooLarge: 'errorTooLarge',
    errorServer: 'errorServer',
    logIn: 'Please log in to continue',
  });
  expect(requiredMessage('Demand')).toBe('Demand is required');
});
