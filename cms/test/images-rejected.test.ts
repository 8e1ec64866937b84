/** @any-database A rejected picture gets no row. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ImageProcessingFixture } from './support/image-processing-fixture';
import {
  colourOf,
  svgWithGigapixels,
  half,
  hugeGif,
  hugePng,
  endlessSvg,
  entityBomb,
  MIB,
  noise,
  svg,
} from './support/malformed-images';
import { storageState, plain, small } from './support/pictures';

/** A server outside the CMS. A request to it proves a server-side request forgery. */
let outside: Server;
let asked = 0;
const fixture = ImageProcessingFixture.ofFile();
beforeAll(() => {
  outside = createServer((_request, response) => {
    asked += 1;
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  }).listen(0, '127.0.0.1');
});
afterAll(() => {
  outside.close();
});

describe('rejected files, of which nothing is stored', () => {
  it.each([
    ['zero bytes', () => Buffer.alloc(0), 415],
    ['a text', () => Buffer.from('hello'), 415],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'), 415],
    ['TIFF', () => plain(40, 40).tiff().toBuffer(), 415],
    ['AVIF', () => plain(40, 40).avif().toBuffer(), 415],
    ['a gzipped SVG', () => gzipSync(svg('width="50" height="50"')), 415],
    ['a JPEG cut short', async () => half(await noise(800, 600).jpeg().toBuffer()), 415],
    ['a PNG cut short', async () => half(await noise(800, 600).png().toBuffer()), 415],
    ['a WEBP cut short', async () => half(await noise(800, 600).webp().toBuffer()), 415],
    [
      'a JPEG’s first bytes, then a page',
      () => Buffer.from('\xff\xd8\xff\xe0<html>', 'latin1'),
      415,
    ],
    ['a PNG of 10 gigapixels', () => hugePng(100_000, 100_000), 413],
    ['a PNG of 51 megapixels', () => hugePng(10_200, 5_000), 413],
    ['a GIF of 3.6 gigapixels', () => hugeGif(60_000), 413],
    ['the largest GIF', () => hugeGif(65_535), 413],
    ['an SVG of 10 gigapixels', () => svg('width="100000" height="100000"'), 413],
    ['a byte more than 10 MiB', () => Buffer.alloc(10 * MIB + 1), 413],
    ['a PNG that promises more than it holds', () => hugePng(5_000, 5_000), 415],
    ['an SVG’s entities', entityBomb, 415],
    ['gigapixels inside an SVG', svgWithGigapixels, 415],
    ['an SVG that takes longer than the limit', endlessSvg, 415],
  ] as const)('%s', async (_what, make, status) => {
    const before = await storageState(fixture.cms);
    const answer = await fixture.addOne(await make());
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(
      status === 415
        ? { msg: 'errorNotImage', message: 'Not an Image !' }
        : { msg: 'errorTooLarge', message: expect.any(String) as unknown },
    );
    expect(await storageState(fixture.cms)).toEqual(before);
  });

  it('a picture with something behind it is a picture without', async () => {
    const marker = '<script>alert(1)</script>';
    const image = await fixture.stored(Buffer.concat([await small(), Buffer.from(marker)]));
    expect((await image.webp({ lossless: true }).toBuffer()).includes(marker)).toBe(false);
  });
});

describe('an SVG cannot send requests', () => {
  const address = () => `http://127.0.0.1:${String((outside.address() as AddressInfo).port)}`;
  const size = 'width="50" height="50"';
  it.each([
    ['image', () => svg(size, `<image href="${address()}/a.png" width="9" height="9"/>`)],
    ['xlink', () => svg(size, `<image xlink:href="${address()}/a.svg" width="9" height="9"/>`)],
    ['use', () => svg(size, `<use xlink:href="${address()}/a.svg#x"/>`)],
    ['@import', () => svg(size, `<style>@import url("${address()}/a.css");</style>`)],
    [
      'url()',
      () => svg(size, `<rect width="9" height="9" style="fill:url(${address()}/a.svg#g)"/>`),
    ],
    [
      'font',
      () =>
        svg(
          size,
          `<style>@font-face{font-family:x;src:url(${address()}/a.ttf)}</style><text font-family="x">a</text>`,
        ),
    ],
    [
      'feImage',
      () =>
        svg(
          size,
          `<filter id="f"><feImage href="${address()}/a.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
        ),
    ],
    [
      'script',
      () => svg(size, `<script>fetch("${address()}")</script><script href="${address()}/a.js"/>`),
    ],
    [
      'stylesheet',
      () => Buffer.from(`<?xml-stylesheet href="${address()}/a.css"?>${svg(size).toString()}`),
    ],
    [
      'foreignObject',
      () =>
        svg(
          size,
          `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${address()}"/></foreignObject>`,
        ),
    ],
    [
      'an entity',
      () =>
        Buffer.from(
          `<!DOCTYPE svg [<!ENTITY e SYSTEM "${address()}/e">]>${svg(size, '<text>&e;</text>').toString()}`,
        ),
    ],
    [
      'a DTD',
      () => Buffer.from(`<!DOCTYPE svg SYSTEM "${address()}/svg.dtd">${svg(size).toString()}`),
    ],
    [
      'XInclude',
      () =>
        svg(
          `${size} xmlns:xi="http://www.w3.org/2001/XInclude"`,
          `<xi:include href="${address()}/a.svg"/>`,
        ),
    ],
  ] as const)('%s', async (_what, make) => {
    const { status } = await fixture.addOne(make());
    expect([200, 415]).toContain(status);
    expect(asked).toBe(0);
  });

  it('and cannot read files', async () => {
    // The folder of the files to send.
    const red = path.join(tmpdir(), `${randomUUID()}.png`);
    await sharp({ create: { width: 50, height: 50, channels: 3, background: '#f00' } }).toFile(red);
    const whole = 'width="50" height="50"';
    const image = await fixture.stored(
      svg(
        whole,
        `<rect ${whole} fill="lime"/><image href="file://${red}" ${whole}/><image xlink:href="${red}" ${whole}/>`,
      ),
    );
    await rm(red);
    expect(await colourOf(image)).toEqual([0, 4, 0]);
  });
});
