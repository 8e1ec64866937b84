import { describe, expect, it } from '@jest/globals';
import { missingForPublic, parseListing, publicationText } from './index';
import { HOME, errorsOf, valuesOf } from './listing-fixture';

const FROM = '2026-12-01T04:30:00.000Z';
const UNTIL = '2026-12-31T12:30:00.000Z';
const whole = { ...HOME, propresiStatus: 'active' };
const draft = { ...whole, propresiStatus: 'inactive', stage: 'Draft' };
const read = (input: object, current?: object) =>
  parseListing('propresi', 'dwk', { ...input }, current && { ...current });

describe('the publication times of a listing', () => {
  it('are read at the offices, to the minute', () => {
    const times = { publicFrom: '01-12-2026 10:00', publicUntil: '2026-12-31T18:00:20+05:30' };
    expect(valuesOf(read({ ...draft, ...times }))).toMatchObject({
      publicFrom: FROM,
      publicUntil: UNTIL,
    });
    expect(errorsOf(read({ ...draft, publicFrom: '01-12-2026' }))).toEqual({
      publicFrom: 'Public From must be a date and time like 31-12-2026 10:00',
    });
  });

  it('have their end after their beginning', () => {
    for (const publicFrom of [UNTIL, '2026-12-31T12:31:00Z'])
      expect(errorsOf(read({ ...draft, publicFrom, publicUntil: UNTIL }))).toEqual({
        publicUntil: 'Public Until must be after Public From',
      });
  });

  it.each(['Available', 'On hold', 'Closed'])('have no beginning for the stage %s', (stage) => {
    const waiting = { ...draft, publicFrom: FROM };
    expect(valuesOf(read({ stage }, waiting))).toMatchObject({ stage, publicFrom: null });
    expect(errorsOf(read({ ...waiting, stage }))).toEqual({
      publicFrom: 'Public From is for a listing whose stage is Draft or Withdrawn',
    });
  });

  it('have no end for a closed listing', () => {
    const offered = { ...whole, stage: 'Available', publicUntil: UNTIL };
    expect(valuesOf(read({ stage: 'Closed' }, offered))).toMatchObject({ publicUntil: null });
    expect(errorsOf(read({ ...offered, stage: 'Closed' }))).toEqual({
      publicUntil: 'Public Until is not for a closed listing',
    });
  });

  it('are nothing that a draft lacks', () => {
    const planned = { ...draft, publicFrom: FROM, publicUntil: UNTIL };
    expect(missingForPublic('propresi', 'dwk', planned)).toEqual([]);
  });

  it('are said in words', () => {
    expect(publicationText({ publicFrom: FROM, publicUntil: null })).toBe(
      'Public from 1 Dec 2026, 10:00',
    );
    expect(publicationText({ publicFrom: FROM, publicUntil: UNTIL })).toBe(
      'Public from 1 Dec 2026, 10:00 until 31 Dec 2026, 18:00',
    );
    expect(publicationText({})).toBeUndefined();
  });
});
