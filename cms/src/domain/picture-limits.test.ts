import { describe, expect, it } from '@jest/globals';
import { fittedSize, pictureBox } from './picture-limits';

const size = (width: number, height: number) => ({ width, height });

describe('the size of a picture', () => {
  it.each([
    ['landscape', size(4000, 3000), size(1024, 768)],
    ['wide', size(4000, 1000), size(1280, 320)],
    ['portrait', size(3000, 4000), size(768, 1024)],
    ['tall', size(1000, 4000), size(320, 1280)],
    ['square', size(2000, 2000), size(768, 768)],
    ['a hair', size(10_000, 2), size(1280, 1)],
  ])('is fitted into its box: %s', (_, given, fitted) => {
    expect(fittedSize(given)).toEqual(fitted);
  });

  it.each([size(1280, 768), size(768, 1280), size(40, 30)])('is never enlarged: %j', (given) => {
    expect(fittedSize(given)).toEqual(given);
  });

  it('has a box that stands for what is higher than wide', () => {
    expect(pictureBox(size(3, 4))).toEqual(size(768, 1280));
    expect(pictureBox(size(4, 4))).toEqual(size(1280, 768));
  });
});
