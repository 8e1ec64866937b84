import { expect, it } from '@jest/globals';
import { auditAddress, readAuditQuery } from './audit-query';

it('an address with filters is read as it was made', () => {
  const filters = { action: 'Log In', account: 'panel 3', from: '2026-11-01', to: '2026-11-25' };
  const address = auditAddress(filters, 2);
  expect(readAuditQuery(address.slice(address.indexOf('?')))).toEqual({ filters, page: 2 });
  expect(auditAddress({ action: '', from: '' })).toBe('/audit/');
});

it('what is no filter is ignored', () => {
  expect(readAuditQuery('?action=Nothing&from=today&to=&page=-1&x=1')).toEqual({
    filters: {},
    page: 1,
  });
});
