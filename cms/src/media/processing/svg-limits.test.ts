import { describe, expect, it } from '@jest/globals';
import { isXml, SVG_BYTES, SVG_LIMITS, svgRejection } from './svg-limits';

const svg = (inner: string, before = ''): Buffer =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
const picture = '<image href="data:image/png;base64,AAAA"/>';
const nested = (levels: number) => '<g>'.repeat(levels) + '</g>'.repeat(levels);

describe('an SVG', () => {
  it.each([
    ['a drawing', svg('<rect width="9" height="9"/>')],
    ['as many elements as may be', svg('<path/>'.repeat(SVG_LIMITS.elements - 1))],
    ['as deep as may be', svg(nested(SVG_LIMITS.depth - 1))],
    ['siblings, which are not deep', svg(nested(1).repeat(SVG_LIMITS.depth))],
    ['references', svg('<use href="#a"/>'.repeat(SVG_LIMITS.references))],
    ['filters', svg('<filter><feGaussianBlur/></filter>'.repeat(SVG_LIMITS.filterSteps))],
    ['pictures', svg(picture.repeat(SVG_LIMITS.embedded))],
    ['addresses outside, which nobody fetches', svg('<image href="http://a.test/a.png"/>')],
    [
      'tags in comments and texts',
      svg(`<!--${'<use/>'.repeat(99)}--><![CDATA[${'<use/>'.repeat(99)}]]>`),
    ],
    ['a `>` in a value', svg('<path d="a>b" id=\'>\'/>')],
    ['a declaration', svg('', '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg>')],
  ])('with %s is within the limits', (_what, bytes) => {
    expect(svgRejection(bytes)).toBeUndefined();
  });

  it.each([
    ['too many elements', svg('<path/>'.repeat(SVG_LIMITS.elements))],
    ['too deep', svg(nested(SVG_LIMITS.depth))],
    ['too many references', svg('<use href="#a"/>'.repeat(SVG_LIMITS.references + 1))],
    ['references with a prefix', svg('<s:use href="#a"/>'.repeat(SVG_LIMITS.references + 1))],
    ['patterns', svg('<pattern></pattern>'.repeat(SVG_LIMITS.references + 1))],
    ['too many filters', svg('<feMorphology radius="300"/>'.repeat(SVG_LIMITS.filterSteps + 1))],
    ['too many pictures', svg(picture.repeat(SVG_LIMITS.embedded + 1))],
    ['an SVG in it', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
    ['an address that is spelled', svg('<image xlink:href="&#100;ata:image/svg+xml,x"/>')],
    ['what it includes', svg('<xi:include href="data:text/xml,x"/>')],
    ['entities', svg('&a;', '<!DOCTYPE svg [<!ENTITY a "<use/>">]>')],
    ['an encoding that hides tags', svg('', '<?xml version="1.0" encoding="UTF-7"?>')],
    ['null bytes', svg('\0')],
    ['a tag without an end', Buffer.from('<svg><a "')],
    ['a comment without an end', Buffer.from('<svg><!-- ')],
  ])('with %s is rejected', (_what, bytes) => {
    expect(svgRejection(bytes)).toBe('notImage');
  });

  it('with too many bytes is too large', () => {
    expect(svgRejection(svg(`<path d="${'M0 0'.repeat(SVG_BYTES / 4)}"/>`))).toBe('tooLarge');
  });

  it.each([
    '<a '.repeat(3_000_000),
    '<a>'.repeat(3_000_000),
    '<!--'.repeat(2_500_000),
    "<a'".repeat(3e6),
  ])('of 10 MiB is scanned once', (text) => {
    // A scan that restarts at each tag takes minutes.
    expect(svgRejection(Buffer.from(text))).toBe('notImage');
  });
});

it.each([
  ['<svg>', true],
  ['\ufeff <svg>', true],
  ['GIF89a<svg>', false],
  ['', false],
])('%j can be an SVG: %s', (text, isOne) => {
  expect(isXml(Buffer.from(text))).toBe(isOne);
});
