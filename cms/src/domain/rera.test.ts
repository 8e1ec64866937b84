import { describe, expect, it } from '@jest/globals';
import { missingForPublic, parseListing, reraNote, reraText, TRANSACTION_TYPES } from './index';
import type { ReraTerms } from './index';
import { CONSTRUCTION_STATUSES } from './options';
import { errorsOf, HOME, SHOP, valuesOf } from './listing-fixture';
import type { Input } from './listing-fixture';

const TODAY = '2026-11-25';
const REASON = 'Renovation';
const TERMS: ReraTerms = { gateDay: TODAY, exemptions: [REASON] };
const NEW: Input = { ...HOME, status: 'New launch' };
const REGISTERED: Input = { ...NEW, reraNumber: 'R-1', reraValidUntil: TODAY };
const LACKS = {
  reraNumber: 'RERA Number is required for New launch, or a RERA Exemption',
  reraValidUntil: 'RERA Valid Until is required for New launch, or a RERA Exemption',
};
const ENDED = { reraValidUntil: 'RERA Valid Until has passed' };

const parse = (input: Input, current?: Input, terms = TERMS) =>
  parseListing('propresi', 'dwk', input, current, { rera: terms });

describe('the gate', () => {
  it.each([
    ...CONSTRUCTION_STATUSES.map((status) => [{ status }, status !== 'Ready To Move'] as const),
    ...TRANSACTION_TYPES.map(
      (transactionType) => [{ transactionType }, transactionType !== 'Resale'] as const,
    ),
  ])('%j needs a registration: %s', (values, needs) => {
    expect(Object.keys(errorsOf(parse({ ...HOME, ...values })))).toEqual(
      needs ? Object.keys(LACKS) : [],
    );
  });

  it('asks for number and validity, or a known reason', () => {
    expect(errorsOf(parse(NEW))).toEqual(LACKS);
    expect(errorsOf(parse({ ...NEW, reraNumber: 'R-1' }))).toEqual({
      reraValidUntil: LACKS.reraValidUntil,
    });
    expect(errorsOf(parse(REGISTERED))).toEqual({});
    expect(errorsOf(parse({ ...NEW, reraExemption: REASON }))).toEqual({});
    expect(errorsOf(parse({ ...NEW, reraExemption: 'Luck' }))).toEqual({
      reraExemption: 'RERA Exemption must be one of: Renovation',
    });
  });

  it('keeps an ended registration from the public, but not from a listing on hold', () => {
    const ended = { ...REGISTERED, reraValidUntil: '2026-11-24' };
    expect(errorsOf(parse(ended))).toEqual(ENDED);
    expect(errorsOf(parse({ ...ended, stage: 'On hold' }))).toEqual({});
    const held = valuesOf(parse({ ...ended, stage: 'On hold' }));
    expect(errorsOf(parse({ stage: 'Available' }, held))).toEqual(ENDED);
    expect(errorsOf(parse({ ...NEW, stage: 'On hold' }))).toEqual(LACKS);
  });

  it.each(['Draft', 'Withdrawn', 'Closed'])('lets a listing be %s', (stage) => {
    expect(errorsOf(parse({ ...NEW, stage }))).toEqual({});
  });

  it('holds a draft that becomes public without another edit', () => {
    const draft = { ...NEW, stage: 'Draft' };
    const rules = { isWhole: true, rera: TERMS };
    expect(errorsOf(parseListing('propresi', 'dwk', draft, undefined, rules))).toEqual(LACKS);
    expect([...missingForPublic('propresi', 'dwk', draft, TERMS)].sort()).toEqual([
      'RERA Number',
      'RERA Valid Until',
    ]);
  });

  it('does not refuse an edit of a listing that was public without it', () => {
    const old = valuesOf(parse(NEW, undefined, { ...TERMS, gateDay: null }));
    expect(errorsOf(parse({ description: 'New words' }, old))).toEqual({});
    expect(errorsOf(parse({ stage: 'Available' }, { ...old, stage: 'Withdrawn' }))).toEqual(LACKS);
    // Older data have a status alone.
    expect(errorsOf(parse({ description: 'New words' }, { ...old, stage: null }))).toEqual({});
    expect(errorsOf(parse({ status: 'New launch' }, valuesOf(parse(HOME))))).toEqual(LACKS);
  });

  it('keeps a stored reason that is not offered any more', () => {
    const stored = valuesOf(parse({ ...NEW, reraExemption: REASON }));
    const without = { ...TERMS, exemptions: [] };
    expect(errorsOf(parse({ description: 'New words' }, stored, without))).toEqual({});
  });

  it('is off without its day, and for a letting', () => {
    expect(errorsOf(parse(NEW, undefined, { ...TERMS, gateDay: null }))).toEqual({});
    const letting = { ...SHOP, status: 'New launch', transactionType: 'New Booking' };
    expect(errorsOf(parseListing('propcom', 'dwk', letting, undefined, { rera: TERMS }))).toEqual(
      {},
    );
  });
});

it.each([
  [{}, null],
  [{ reraNumber: 'R-1' }, 'R-1'],
  [{ reraNumber: 'R-1', reraValidUntil: '2027-11-12' }, 'R-1, valid until 12 Nov 2027'],
  [
    { reraNumber: 'R-1', reraAuthority: 'HARERA', reraValidUntil: '2027-11-12' },
    'R-1 (HARERA), valid until 12 Nov 2027',
  ],
  [{ reraExemption: REASON }, 'Not required: Renovation'],
])('the words of %j are %s', (registration, words) => {
  expect(reraText(registration)).toBe(words);
});

it.each([
  ['2026-11-24', 'RERA: ended on 24 Nov 2026'],
  ['2026-11-25', 'RERA: ends on 25 Nov 2026'],
  ['2027-01-24', 'RERA: ends on 24 Jan 2027'],
  ['2027-01-25', null],
  [null, 'RERA: number and validity, or a reason of exemption, are missing'],
])('a registration until %s is to be checked: %s', (reraValidUntil, note) => {
  const days = { today: TODAY, notice: '2027-01-24' };
  const listing = { status: 'Upcoming', reraNumber: 'R-1', reraValidUntil };
  expect(reraNote(listing, days)).toBe(note);
  expect(reraNote({ ...listing, reraExemption: REASON }, days)).toBeNull();
  expect(reraNote({ ...listing, status: 'Ready To Move' }, days)).toBeNull();
});
