import { describe, expect, it } from '@jest/globals';
import { IMAGE_ACCEPT, isImageName } from './image-files';

describe('what may be chosen as a picture', () => {
  it.each(['a.jpg', 'b.JPEG', 'c.d.png', 'e.svg', 'f.webp', 'g.gif'])('is %s', (name) => {
    expect(isImageName(name)).toBe(true);
  });

  it.each(['a.pdf', 'jpg', 'b.jpg.exe', '', 'c.'])('is not %p', (name) => {
    expect(isImageName(name)).toBe(false);
  });

  it('is what the file dialog offers', () => {
    expect(IMAGE_ACCEPT).toBe('.jpg,.jpeg,.png,.svg,.webp,.gif');
  });
});
