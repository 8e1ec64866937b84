import { describe, it, expect } from '@jest/globals';
import { similarListings } from './index';
import type { ListingCard } from './index';

const card = (id: string, price: number | null, day = 1): ListingCard => ({
  _id: id,
  createdAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  updatedAt: '2026-02-01T00:00:00.000Z',
  code: id,
  city: 'Dwarka',
  imagePaths: [],
  images: [],
  category: 'Residential',
  propertyFor: 'SALE',
  locality: 'Sector 7',
  expectedPrice: price,
});
const similar = (
  listing: ListingCard,
  others: readonly ListingCard[],
  near: readonly ListingCard[] = [],
): string[] => similarListings(listing, others, near).map(({ _id }) => _id);

describe('similar listings', () => {
  const own = card('own', 100);

  it('are the nearest in price, above or below', () => {
    const others = [card('a', 150), card('b', 90), card('c', 101), card('d', 60)];
    expect(similar(own, others)).toEqual(['c', 'b', 'd', 'a']);
  });

  it('are the newest where equally near', () => {
    const others = [card('old', 110, 1), card('new', 90, 9), card('mid', 110, 5)];
    expect(similar(own, others)).toEqual(['new', 'mid', 'old']);
  });

  it('are at most six, without the listing itself', () => {
    const others = Array.from({ length: 9 }, (_, index) => card(String(index), 101 + index));
    expect(similar(own, [own, ...others])).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(similar(own, [own])).toEqual([]);
    expect(similar(own, [])).toEqual([]);
  });

  it('are of other localities where the own one has too few, nearest in size and price', () => {
    const away = (id: string, price: number, more: Partial<ListingCard> = {}): ListingCard => ({
      ...card(id, price),
      ...{ locality: 'Sector 9', ...more },
    });
    const home: ListingCard = { ...own, bedroom: '3', areaCarpet: 900, areaCarpetUnit: 'sq. ft.' };
    const near = [
      away('large', 100, { bedroom: '5' }),
      away('same', 110, { bedroom: '3' }),
      away('unknown', 100),
      away('area', 105, { areaSuper: 100, areaSuperUnit: 'sq. yards' }),
      away('odd', 104, { areaSuper: 100, areaSuperUnit: 'hands' }),
      away('dear', 400, { bedroom: '3' }),
      card('here', 100),
    ];
    // Listings of the same locality are first, at any price. The listings of that locality in `near` are ignored.
    expect(similar(home, [home, card('far', 900)], near)).toEqual([
      ...['far', 'area', 'same', 'unknown', 'odd', 'large'],
    ]);
    const six = Array.from({ length: 6 }, (_, index) => card(String(index), 101 + index));
    expect(similar(home, [home, ...six], near)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it('compare rents by the rent, and change nothing that they are given', () => {
    const rent = (id: string, expectedRent: number): ListingCard => ({
      ...card(id, null),
      propertyFor: 'RENT',
      expectedRent,
    });
    const others = Object.freeze([rent('far', 50000), rent('near', 21000)]);
    expect(similar(rent('own', 20000), others)).toEqual(['near', 'far']);
  });
});
