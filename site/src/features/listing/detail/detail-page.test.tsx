import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { fakeRequests } from '../../../../test/fake-requests';
import type { Listing } from '../../../domain';
import { completeBrowser, flat, picture, siteFacts } from '../test-fixtures';
import { DetailPage } from './detail-page';
import { toDetailModel } from './detail-model';

const show = (more: Partial<Listing> = {}, from?: string) =>
  render(
    <DetailPage
      area="dwk"
      published={toDetailModel(flat({ stage: 'Available', ...more }))}
      similar={[]}
      from={from}
    />,
  );

beforeAll(async () => {
  process.env.GATSBY_CMS_URL = 'https://cms.example.com';
  // The CMS never responds, so the published page stays.
  fakeRequests([]);
  completeBrowser();
  siteFacts();
  // Loads lazily imported parts at once.
  await Promise.all([import('../media/media'), import('../../../components/video/video-player')]);
}, 60_000);
afterEach(cleanup);

describe('DetailPage', () => {
  it('says what it is, its code, and its price in figures and in words', () => {
    show({ projectName: 'Shri Radha Apartments' });
    screen.getByRole('heading', { level: 1, name: '3 BHK Flat for SALE in Shri Radha Apartments' });
    screen.getByText('DWK-R-1042');
    screen.getByText('₹ 1.25 Cr');
    screen.getByText(/^One Crore Twenty Five Lakh/);
  });

  it('compares its price per square foot with the median of its locality', () => {
    const published = toDetailModel(
      flat({ expectedPrice: 14_500_000, areaSuper: 1450, areaSuperUnit: 'sq. ft.' }),
      12_500,
    );
    render(<DetailPage area="dwk" published={published} similar={[]} from={undefined} />);
    screen.getByText(
      /^₹ 10,000 per sq. ft. of super area, 20 % below the median of its type in Sector 10$/,
    );
  });

  it('offers nothing once it is sold, and says so', () => {
    const { container } = show({
      ...{ stage: 'Closed', closedOn: '2026-11-12', phoneOfContactPerson: '9100000007' },
      ...{ checkedOn: '2026-11-02', aproxValueOfWork: 1_500_000 },
      priceHistory: [
        { on: '2026-01-01', amount: 13_000_000 },
        { on: '2026-02-01', amount: 12_500_000 },
      ],
    });
    screen.getByText('Sold on 12 Nov 2026');
    screen.getByRole('list', { name: 'Key facts' });
    const said = container.textContent;
    for (const word of [
      '₹',
      'Crore',
      'Rupees',
      'Enquire',
      '9100000007',
      'Price History',
      'Checked',
    ])
      expect([word, said.includes(word)]).toEqual([word, false]);
    expect(
      container.querySelector(
        'a[href^="tel:"], a[href^="sms:"], [data-own-contact] ul[aria-label="Contact us"]',
      ),
    ).toBeNull();
  });

  it.each(['Draft', 'Withdrawn'])('has no contact and cannot be shared as %s', (stage) => {
    show({ stage, phoneOfContactPerson: '9100000007' });
    screen.getByText('₹ 1.25 Cr');
    screen.getByRole('button', { name: 'Print' });
    expect(screen.queryByText(/Enquire|Call|WhatsApp|SMS|Share/)).toBeNull();
  });

  it('says the day of its last check, if it is known', () => {
    const { unmount } = show({ checkedOn: '2026-11-02' });
    screen.getByText('Checked on 2 Nov 2026');
    unmount();
    show({ checkedOn: null });
    expect(screen.queryByText(/^Checked on/)).toBeNull();
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

  it('opens its pictures side by side, and each as large as the screen', async () => {
    const images = Array.from({ length: 7 }, (_, index) => picture(String(index)));
    show({ images });
    fireEvent.click(screen.getByRole('button', { name: 'All Images (7)' }));
    const all = await screen.findByRole('dialog', { name: 'All Images' });
    fireEvent.click(within(all).getByRole('button', { name: 'Picture 3 of 7' }));
    const viewer = screen.getByRole('dialog', { name: /^Images: 3 BHK Flat/ });
    within(viewer).getByText('3', { exact: false });
    fireEvent.keyDown(viewer, { key: 'ArrowRight' });
    expect(within(viewer).getByRole('status').textContent).toContain('4');
    fireEvent.click(within(viewer).getByRole('button', { name: 'Zoom in' }));
    fireEvent.keyDown(viewer, { key: 'ArrowRight' });
    expect(within(viewer).getByRole('status').textContent).toContain('4');
    fireEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: /^Images/ })).toBeNull();
  });

  it('plays its video in its place once it is asked for, and links to what does not play', async () => {
    const { container, unmount } = show({ videoPath: 'https://youtu.be/aqz-KE-bpKQ' });
    expect(container.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Play Video' }));
    const player = await screen.findByTitle(/^Video: 3 BHK Flat/);
    expect(player.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/');
    unmount();
    show({ videoPath: 'https://example.com/tour' });
    fireEvent.click(screen.getByRole('button', { name: 'Play Video' }));
    const link = await screen.findByRole('link', { name: /^Watch the video/ });
    expect(link.getAttribute('href')).toBe('https://example.com/tour');
  });

  it('lists amenities, and says nothing of what is not known', () => {
    show({ amenities: ['Lift', 'Park'] });
    expect(screen.getByRole('heading', { name: 'Amenities' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Description' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Similar Properties' })).toBeNull();
    expect(screen.queryByText('RERA Number')).toBeNull();
  });

  it('has its registration in one line, and its number in messages', () => {
    const { unmount } = show({
      ...{ reraNumber: 'R-1', reraAuthority: 'HARERA', reraValidUntil: '2027-11-12' },
    });
    expect(screen.getByText('RERA Number').nextSibling?.textContent).toBe(
      'R-1 (HARERA), valid until 12 Nov 2027',
    );
    const [chat] = screen.getAllByRole('link', { name: /WhatsApp/ });
    expect(chat?.getAttribute('href')).toContain(encodeURIComponent('RERA R-1'));
    unmount();
    show({ reraExemption: 'Renovation' });
    expect(screen.getByText('Not required: Renovation')).toBeTruthy();
  });
});
