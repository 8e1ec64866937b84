import { describe, expect, it } from '@jest/globals';
import { amountOf, amountsOf, furnishing, hasOne } from './furnishing';

const LIST = ['3 Wardrobe', '6 Fan', '1 Modular Kitchen', 'No Bed', 'No Chimney', 'something else'];

describe('amounts', () => {
  it('tell how many there are, and nothing of what there is none of', () => {
    expect(amountOf('wardrobe')(LIST)).toBe('3');
    expect(amountOf('bed')(LIST)).toBeNull();
    expect(amountOf('sofa')(LIST)).toBeNull();
  });

  it('tell yes and no, and nothing of what the list does not speak of', () => {
    expect(hasOne('modular kitchen')(LIST)).toBe('Yes');
    expect(hasOne('chimney')(LIST)).toBe('No');
    expect(hasOne('sofa')(LIST)).toBeNull();
  });

  it('tell several in one text', () => {
    expect(amountsOf({ fan: 'Fans', bed: 'Beds', wardrobe: 'Wardrobes' })(LIST)).toBe(
      'Fans: 6, Wardrobes: 3',
    );
    expect(amountsOf({ bed: 'Beds' })(LIST)).toBeNull();
  });
});

describe('furnishing', () => {
  const step = furnishing({
    furniture: ['bed', 'sofa', 'tv'],
    atLeast: 2,
    bare: ['light', 'fan'],
    full: 'Furnished',
    part: 'Semi-Furnished',
    none: 'Unfurnished',
  });

  it.each([
    [['3 Bed', '1 Sofa', '1 Fan'], 'Furnished'],
    [['3 Bed', 'No Sofa', '1 Fan'], 'Semi-Furnished'],
    [['2 Wardrobe'], 'Semi-Furnished'],
    [['6 Light', '2 Fan', 'No Bed'], 'Unfurnished'],
    [['No Bed', 'No Sofa'], 'Unfurnished'],
  ])('of %p is %s', (things, status) => {
    expect(step(things)).toBe(status);
  });
});
