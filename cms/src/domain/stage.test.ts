import { describe, expect, it } from '@jest/globals';
import {
  missingForPublic,
  parseListing,
  STAGES,
  stageOfStatus,
  stageText,
  statusOfStage,
} from './index';
import { errorsOf, HOME, read, SHOP, valuesOf } from './listing-fixture';
import type { Input } from './listing-fixture';

const of = (input: Input, current?: Input) =>
  valuesOf(parseListing('propresi', 'dwk', { ...HOME, ...input }, current));
const at = (stage: string | null, status: string): Input => ({
  ...HOME,
  stage,
  propresiStatus: status,
});

describe('the status of a stage', () => {
  it('is active for what is available or on hold', () => {
    expect(STAGES.filter((stage) => statusOfStage(stage) === 'active')).toEqual([
      'Available',
      'On hold',
    ]);
  });

  it.each([
    ['active', undefined, 'Available'],
    ['inactive', undefined, 'Withdrawn'],
    ['active', 'On hold', 'On hold'],
    ['active', 'Draft', 'Available'],
    ['inactive', 'Available', 'Withdrawn'],
    ['inactive', 'On hold', 'Withdrawn'],
    ['inactive', 'Draft', 'Draft'],
    ['inactive', 'Closed', 'Closed'],
  ] as const)('%s alone, after %p, sets %s', (status, before, stage) => {
    expect(stageOfStatus(status, before)).toBe(stage);
  });

  it.each([
    ['Closed', 'SALE', 'Sold'],
    ['Closed', 'RENT', 'Rented'],
    ['Closed', 'PG ACCOMMODATION', 'Rented'],
    ['On hold', 'SALE', 'On hold'],
  ] as const)('%s for %s is %s in words', (stage, purpose, words) => {
    expect(stageText(stage, purpose)).toBe(words);
  });
});

describe('a write', () => {
  it.each([
    [{}, 'Available', 'active'],
    [{ propresiStatus: 'inactive' }, 'Withdrawn', 'inactive'],
    [{ stage: 'Closed' }, 'Closed', 'inactive'],
    // The panel sends a status that it does not show.
    [{ stage: 'Draft', propresiStatus: 'active' }, 'Draft', 'inactive'],
    [{ stage: 'On hold', propresiStatus: 'inactive' }, 'On hold', 'active'],
    [{ stage: null, propresiStatus: 'inactive' }, 'Withdrawn', 'inactive'],
  ])('of a new listing with %j makes it %s, %s', (input, stage, propresiStatus) => {
    expect(of(input)).toMatchObject({ stage, propresiStatus });
  });

  it.each([
    [{}, at('On hold', 'active'), 'On hold', 'active'],
    [{ propresiStatus: 'active' }, at('On hold', 'active'), 'On hold', 'active'],
    [{ propresiStatus: 'inactive' }, at('On hold', 'active'), 'Withdrawn', 'inactive'],
    [{ propresiStatus: 'inactive' }, at('Closed', 'inactive'), 'Closed', 'inactive'],
    [{ propresiStatus: 'active' }, at('Closed', 'inactive'), 'Available', 'active'],
    [
      { stage: 'Closed', propresiStatus: 'active' },
      at('Available', 'active'),
      'Closed',
      'inactive',
    ],
    [{ stage: 'Draft', propresiStatus: 'active' }, at('Draft', 'inactive'), 'Available', 'active'],
    [{ stage: null }, at('On hold', 'active'), 'On hold', 'active'],
    // A listing without a stage has the one of its status.
    [{ bedroom: '2' }, at(null, 'inactive'), 'Withdrawn', 'inactive'],
    [{ stage: 'Draft' }, at(null, 'active'), 'Draft', 'inactive'],
  ])('with %j over %j makes it %s, %s', (input, current, stage, propresiStatus) => {
    expect(of(input, current)).toMatchObject({ stage, propresiStatus });
  });

  it('names a stage that is none', () => {
    expect(errorsOf(read({ stage: 'Sold' }))).toEqual({
      stage: 'Stage must be one of: Draft, Available, On hold, Closed, Withdrawn',
    });
  });
});

describe('a draft', () => {
  const bare = { propertyFor: 'SALE', category: 'Residential', stage: 'Draft' };

  it('may lack what is required, except its purpose and its category', () => {
    const draft = valuesOf(parseListing('propresi', 'dwk', bare));
    expect(draft).toMatchObject({
      locality: null,
      expectedPrice: null,
      propresiStatus: 'inactive',
    });
    const nothing = parseListing('propresi', 'dwk', { stage: 'Draft' });
    expect(Object.keys(errorsOf(nothing)).sort()).toEqual(['category', 'propertyFor']);
  });

  it('has no invalid values', () => {
    expect(errorsOf(read({ stage: 'Draft', expectedPrice: 'a lot' }))).toHaveProperty(
      'expectedPrice',
    );
  });

  it.each([{ stage: 'Available' }, { stage: 'Withdrawn' }, { propresiStatus: 'active' }])(
    'is held to all rules by %j',
    (input) => {
      const draft = valuesOf(parseListing('propresi', 'dwk', bare));
      expect(Object.keys(errorsOf(parseListing('propresi', 'dwk', input, draft))).sort()).toEqual([
        ...[
          'expectedPrice',
          'furnishedStatus',
          'locality',
          'projectType',
          'propertyType',
          'status',
        ],
      ]);
    },
  );

  it('is held to all rules where it is to be whole', () => {
    const whole = parseListing('propresi', 'dwk', bare, undefined, { isWhole: true });
    expect(errorsOf(whole)).toHaveProperty('locality', 'Locality is required');
  });

  it('has the labels of what it lacks', () => {
    expect(missingForPublic('propcom', 'dwk', { ...SHOP, stage: 'Draft' })).toEqual([]);
    const lacking = { ...SHOP, stage: 'Draft', locality: null, expectedRent: '0' };
    expect([...missingForPublic('propcom', 'dwk', lacking)].sort()).toEqual([
      'Locality',
      'Rent Demand',
    ]);
  });
});
