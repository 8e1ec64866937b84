/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import type { NodeInput, Reporter } from 'gatsby';
import type { marked } from 'marked';
import { prepareNodes } from './prepare-nodes';

const node = (type: string, id: string, values: object, content?: string): NodeInput => ({
  id,
  internal: { type, contentDigest: id, ...(content === undefined ? {} : { content }) },
  ...values,
});

const PARAMETERS = [
  node('STRAPI_APP_PARAMETER', 'parameters', {
    brandName: 'Sample Realty',
    emails___NODE: ['mail-1', 'mail-2'],
    phones___NODE: ['phone-1'],
    headOffice___NODE: 'office',
  }),
  node('STRAPI__COMPONENT_PARAMETER_EMAIL', 'mail-1', { value: 'first@example.com' }),
  node('STRAPI__COMPONENT_PARAMETER_EMAIL', 'mail-2', { value: 'second@example.com' }),
  node('STRAPI__COMPONENT_PARAMETER_PHONE', 'phone-1', { value: '9100000001' }),
  node('STRAPI__COMPONENT_PARAMETER_OFFICE', 'office', { address: 'Plot 5, Sector 12' }),
];

const warn = jest.fn();
const reporter = { warn } as unknown as Reporter;
const createContentDigest = (input: string | object): string => JSON.stringify(input);
/** A fake that marks its input. The real module is an ES module, which only the build loads. */
const markdown = { parse: (text: string) => `<p>${text}</p>` } as unknown as typeof marked;

function preparedOne(one: NodeInput, others: readonly NodeInput[] = PARAMETERS): NodeInput {
  const found = prepareNodes([one, ...others], markdown, {
    reporter,
    createContentDigest,
  }).find(({ id }) => id === one.id);
  if (!found) throw new Error(`${one.id} was lost`);
  return found;
}

describe('editorial content', () => {
  it('names the brokerage where a text has its placeholder', () => {
    const about = node('STRAPI__COMPONENT_LANDING_ABOUT', 'about', {
      text: '{brandName}: {email}, {phone}, {headOffice}, {nothing}',
    });
    expect(preparedOne(about)).toMatchObject({
      id: 'about',
      text: 'Sample Realty: first@example.com, 9100000001, Plot 5, Sector 12, {nothing}',
    });
    expect(preparedOne(about, [])).toMatchObject({ text: about.text });
  });

  it('is another node where what it is filled in with is another', () => {
    const about = node('STRAPI__COMPONENT_LANDING_ABOUT', 'about', { text: '{brandName}' });
    const digestWith = (brandName: string): string => {
      const parameters = node('STRAPI_APP_PARAMETER', 'parameters', { brandName });
      return preparedOne(about, [parameters]).internal.contentDigest;
    };
    expect(digestWith('Sample Realty')).toBe(digestWith('Sample Realty'));
    expect(digestWith('Sample Realty')).not.toBe(digestWith('Example Homes'));
  });

  it('has a legal text as HTML', () => {
    const text = node('TEXT', 'body', {}, 'We are {brandName}');
    const legal = node('STRAPI_LEGAL_TEXT', 'terms', { body: { data___NODE: 'body' } });
    expect(preparedOne(legal, [...PARAMETERS, text]).html).toBe('<p>We are Sample Realty</p>');
  });

  it('has nothing active of a legal text, nor of what is filled in', () => {
    const text = node(
      'TEXT',
      'body',
      {},
      '<script>run()</script><b onclick="run()">{brandName}</b>',
    );
    const legal = node('STRAPI_LEGAL_TEXT', 'terms', { body: { data___NODE: 'body' } });
    const brand = node('STRAPI_APP_PARAMETER', 'parameters', {
      brandName: '<iframe src="//a"></iframe>Sample Realty',
    });
    expect(preparedOne(legal, [brand, text]).html).toBe('<p><b>Sample Realty</b></p>');
  });

  it('has a card’s icon drawn, and a warning for a name that is none', () => {
    const card = (icon: string) => node('STRAPI__COMPONENT_LANDING_WHY_CARD', icon, { icon });
    expect(preparedOne(card('map-pinned')).svg).toMatch(/^<svg.*aria-hidden="true".*<\/svg>$/);
    expect(warn).not.toHaveBeenCalled();
    expect(preparedOne(card('no-such-icon')).svg).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('has a picture with the widths of its renditions, and no others', () => {
    const media = node('STRAPI__MEDIA', 'media', {
      url: '/uploads/a.webp',
      width: 1000,
      height: 600,
      formats: { w640: {}, thumbnail: {}, w320: {} },
      placeholder: 'data:image/webp;base64,AA',
    });
    expect(preparedOne(media).picture).toEqual({
      path: '/uploads/a.webp',
      width: 1000,
      height: 600,
      widths: [320, 640],
      placeholder: 'data:image/webp;base64,AA',
    });
    expect(preparedOne({ ...media, formats: null }).picture).toMatchObject({ widths: [] });
  });
});
