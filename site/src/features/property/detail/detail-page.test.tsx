import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Listing } from '../../../domain';
import { completeBrowser, flat, picture, siteFacts } from '../testing';
import { DetailPage } from './detail-page';

const show = (more: Partial<Listing> = {}, from?: string) =>
  render(<DetailPage area="dwk" property={flat(more)} similar={[]} from={from} />);

beforeAll(() => {
  completeBrowser();
  siteFacts();
});
afterEach(cleanup);

describe('DetailPage', () => {
  it('says what it is, its code, and its price in figures and in words', () => {
    show({ projectName: 'Shri Radha Apartments' });
    screen.getByRole('heading', { level: 1, name: '3 BHK Flat for SALE in Shri Radha Apartments' });
    screen.getByText('DWK-R-1042');
    screen.getByText('₹ 1.25 Cr');
    screen.getByText(/^One Crore Twenty Five Lakh/);
  });

  it('shows areas in the unit that is chosen', () => {
    show({ areaSuper: 1450, areaSuperUnit: 'sq. ft.' });
    fireEvent.change(screen.getByLabelText('Areas in'), { target: { value: 'sq. yards' } });
    expect(screen.getAllByText('161.11 sq. yards')).toHaveLength(2);
  });

  it('says Immediate where possession is past, else the day', () => {
    const { unmount } = show({ possession: '2020-01-31' });
    screen.getByText('Immediate');
    unmount();
    show({ possession: '2999-01-31' });
    screen.getByText('31-01-2999');
  });

  it('leads back to the list as it was left, else to its own', () => {
    const { unmount } = show({}, '/dwk/propresi/PropResiSaleSearchList?bedroomA=3');
    const back = () => screen.getByRole('link', { name: 'Residential Property For Sale' });
    expect(back().getAttribute('href')).toBe('/dwk/propresi/PropResiSaleSearchList?bedroomA=3');
    unmount();
    show();
    expect(back().getAttribute('href')).toBe('/dwk/propresi/PropResiSaleSearchList');
  });

  it('shows five pictures as a mosaic, and all when asked', () => {
    const images = Array.from({ length: 7 }, (_, index) => picture(String(index)));
    show({ images });
    fireEvent.click(screen.getByRole('button', { name: 'All 7 pictures' }));
    expect(screen.queryByRole('button', { name: 'All 7 pictures' })).toBeNull();
  });

  it('lists amenities, and says nothing of what is not known', () => {
    show({ amenities: ['Lift', 'Park'] });
    expect(screen.getByRole('heading', { name: 'Amenities' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Description' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Similar Properties' })).toBeNull();
    expect(screen.queryByText('RERA Number')).toBeNull();
  });
});
