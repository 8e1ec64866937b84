import { describe, expect, it } from '@jest/globals';
import { flat, picture } from '../testing';
import { toCard } from './card-listing';

describe('toCard', () => {
  it('keeps the cover alone, and says how many pictures there are', () => {
    const images = [picture('a'), picture('b'), picture('c')];
    const card = toCard(flat({ images, imagePaths: images.map(({ path }) => path) }));
    expect(card.images).toEqual([images[0]]);
    expect(card.imagePaths).toEqual(['/uploads/a.webp']);
    expect(card.pictureCount).toBe(3);
  });

  it('leaves out what is not known', () => {
    expect(Object.values(toCard(flat({ projectName: null })))).not.toContain(null);
  });
});
