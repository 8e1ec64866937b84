import { jest } from '@jest/globals';
import { useStaticQuery } from 'gatsby';
import type { Listing, Picture } from '../../domain';

/** Adds what jsdom does not implement: overflow and dialogs. */
export function completeBrowser(): void {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/** Mocks the site's facts, which come from the build. */
export function siteFacts(fallbackPhone = '9100000001'): void {
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { siteMetadata: { siteUrl: 'https://example.com' } },
    strapiAppParameter: { brandName: 'Example Homes', fallbackPhone },
    strapiLanding: null,
  });
}

export const picture = (name: string): Picture => ({
  path: `/uploads/${name}.webp`,
  width: 1280,
  height: 768,
  widths: [320, 640, 960],
  placeholder: 'data:image/webp;base64,AA==',
});

/** A flat for sale with few filled-in fields. */
export const flat = (more: Partial<Listing> = {}): Listing => ({
  _id: 'id1',
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T03:04:05.000Z',
  code: 'DWK-R-1042',
  city: 'Dwarka',
  imagePaths: [],
  images: [],
  propertyFor: 'SALE',
  category: 'Residential',
  propertyType: 'Flat',
  locality: 'Sector 10',
  expectedPrice: 12_500_000,
  bedroom: '3',
  ...more,
});
