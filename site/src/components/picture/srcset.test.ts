import { describe, expect, it } from '@jest/globals';
import { renditionPath, srcSetOf } from './srcset';

describe('the sizes of a picture', () => {
  it('lie beside it, named by their width', () => {
    expect(renditionPath('/uploads/flat_1.webp', 320)).toBe('/uploads/w320_flat_1.webp');
  });

  it('are offered with the picture itself as the largest', () => {
    const picture = { path: '/uploads/a.webp', width: 1280, height: 768, placeholder: '' };
    expect(srcSetOf({ ...picture, widths: [320, 640] })).toBe(
      '/uploads/w320_a.webp 320w, /uploads/w640_a.webp 640w, /uploads/a.webp 1280w',
    );
    expect(srcSetOf({ ...picture, width: 150, widths: [] })).toBe('/uploads/a.webp 150w');
  });
});
