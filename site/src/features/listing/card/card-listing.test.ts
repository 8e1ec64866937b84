import { describe, expect, it } from '@jest/globals';
import { flat, picture } from '../test-fixtures';
import { toCard } from './card-listing';

describe('toCard', () => {
  it('keeps all pictures, each with its placeholder, and the path of the cover alone', () => {
    const images = [picture('a'), picture('b'), picture('c')];
    const card = toCard(flat({ images, imagePaths: images.map(({ path }) => path) }));
    expect(card.images).toEqual(images);
    expect(card.imagePaths).toEqual(['/uploads/a.webp']);
  });

  it('leaves out what is not known', () => {
    expect(Object.values(toCard(flat({ projectName: null })))).not.toContain(null);
  });
});
