import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { Listing } from '../../../domain';
import { completeBrowser, flat, picture, siteFacts } from '../test-fixtures';
import { toCard } from './card-listing';
import { PropertyCard } from './property-card';

const show = (more: Partial<Listing> = {}) =>
  render(<PropertyCard area="dwk" listing={toCard(flat(more))} />);

const href = (name: RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

beforeAll(() => {
  completeBrowser();
  siteFacts();
});
afterEach(cleanup);

describe('PropertyCard', () => {
  it('says purpose, price, and the line a buyer says aloud', () => {
    show({ areaSuper: 1450, areaSuperUnit: 'sq. ft.' });
    screen.getByText('SALE');
    screen.getByText('₹ 1.25 Cr');
    screen.getByRole('heading', { name: '3 BHK Flat, 1,450 sq. ft., Sector 10' });
  });

  it('says the rate, compared where the CMS has compared it', () => {
    const { rerender } = show({ rate: '₹ 9,450 / sq. ft. (super)' });
    screen.getByText('₹ 9,450 / sq. ft. (super)');
    const compared = { ...flat({ rate: '₹ 9 / sq. ft. (super)' }), rateComparison: 'at median' };
    rerender(<PropertyCard area="dwk" listing={toCard(compared)} />);
    screen.getByText('₹ 9 / sq. ft. (super) · at median');
  });

  it('leads to the property by its heading and by Detail', () => {
    show();
    expect(href(/^3 BHK/)).toBe('/dwk/propresi/PropResiDetail/id1');
    expect(href(/^Detail/)).toBe('/dwk/propresi/PropResiDetail/id1');
  });

  it('shows the chips of what is known alone', () => {
    show({ bathroom: '2', floorNo: null });
    screen.getByText('Bath');
    expect(screen.queryByText('Floor No')).toBeNull();
  });

  it('calls and messages the phone of the listing', () => {
    show({ phoneOfContactPerson: '9200000007' });
    expect(href(/Call/)).toBe('tel:+919200000007');
    const chat = new URL(href(/WhatsApp/) ?? '');
    expect(chat.origin + chat.pathname).toBe('https://wa.me/919200000007');
    expect(chat.searchParams.get('text')).toContain('DWK-R-1042 https://example.com/dwk/propresi/');
  });

  it('messages the number of the registration', () => {
    show({ phoneOfContactPerson: '9200000007', reraNumber: 'R-1' });
    expect(new URL(href(/WhatsApp/) ?? '').searchParams.get('text')).toContain('RERA R-1');
  });

  it('calls the brokerage where the listing has no phone', () => {
    show({ phoneOfContactPerson: null });
    expect(href(/Call/)).toBe('tel:+919100000001');
  });

  it('shows the cover and how many pictures there are', () => {
    const { container } = show({ images: [picture('a'), picture('b')], imagePaths: ['a', 'b'] });
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.textContent).toContain('2 pictures');
  });

  it('shows the type drawn where there is no picture', () => {
    const { container } = show();
    expect(container.querySelectorAll('img')).toHaveLength(0);
    expect(container.querySelector('svg[viewBox="0 0 600 400"]')).not.toBeNull();
  });

  it('keeps a long text whole', () => {
    const projectName = 'Shri Radha Krishna Cooperative Group Housing Society '.repeat(4).trim();
    show({ projectName });
    expect(screen.getAllByText(projectName, { exact: false }).length).toBeGreaterThan(0);
  });
});
