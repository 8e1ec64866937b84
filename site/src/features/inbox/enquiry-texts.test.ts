import { describe, expect, it } from '@jest/globals';
import { canContact, eventText, followUpText, waitedText } from './enquiry-texts';
import type { Enquiry } from './requests';

const NOW = Date.parse('2026-11-23T20:00:00Z');
const enquiry = (more: Partial<Enquiry>) =>
  ({ followUpOn: null, withdrawnAt: null, status: 'New', phone: '9200000081', ...more }) as Enquiry;

describe('the words of an enquiry', () => {
  it.each([
    ['2026-11-23T19:59:00Z', '1 minute'],
    ['2026-11-23T17:00:00Z', '3 hours'],
    ['2026-11-21T17:00:00Z', '2 days'],
    ['2026-11-23T20:05:00Z', 'less than a minute'],
  ])('waiting since %s is %s', (iso, text) => {
    expect(waitedText(iso, NOW)).toBe(text);
  });

  it('compare a follow-up with the day at the offices', () => {
    expect(followUpText(enquiry({}), NOW)).toBeNull();
    expect(followUpText(enquiry({ followUpOn: '2026-11-24' }), NOW)).toEqual({
      ...{ text: 'Follow-up today', isLate: false },
    });
    expect(followUpText(enquiry({ followUpOn: '2026-11-23' }), NOW)).toEqual({
      ...{ text: 'Follow-up overdue since 23-11-2026', isLate: true },
    });
    expect(followUpText(enquiry({ followUpOn: '2026-12-01' }), NOW)?.text).toBe(
      'Follow-up on 01-12-2026',
    );
  });

  it('say who may be contacted', () => {
    expect(canContact(enquiry({}))).toBe(true);
    expect(canContact(enquiry({ withdrawnAt: '2026-11-23T19:59:00Z' }))).toBe(false);
    expect(canContact(enquiry({ status: 'Spam' }))).toBe(false);
    expect(canContact(enquiry({ phone: '' }))).toBe(false);
  });

  it.each([
    ['status', 'New', 'Lost', 'Status: New → Lost'],
    ['followUpOn', null, '2026-12-01', 'Follow-up On: none → 01-12-2026'],
    ['withdrawnAt', null, '2026-12-01T00:00:00Z', 'Consent withdrawn: do not contact'],
    ['note', null, 'Calls back', 'Calls back'],
  ])('tell a change of %s', (field, before, after, text) => {
    expect(eventText({ at: '', by: null, field, before, after })).toBe(text);
  });
});
