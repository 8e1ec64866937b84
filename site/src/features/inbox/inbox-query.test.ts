import { describe, expect, it } from '@jest/globals';
import { inboxAddress, readInboxQuery } from './inbox-query';

describe('the address of the inbox', () => {
  it('holds page and filters, and gives them back', () => {
    const filters = {
      ...{ status: 'Visit planned', followUp: 'due', listing: 'DWK-R-1', locality: 'Sector 7' },
      ...{
        owner: 'me',
        source: 'Walk-in',
        area: 'dwk',
        from: '2026-01-31',
        to: '2026-02-01',
        words: 'asha rao',
      },
    };
    const address = inboxAddress(filters, 3);
    expect(address).toBe(
      '/enquiries/?status=Visit+planned&followUp=due&listing=DWK-R-1&locality=Sector+7&owner=me&source=Walk-in&area=dwk&from=2026-01-31&to=2026-02-01&words=asha+rao&page=3',
    );
    expect(readInboxQuery(new URL(address, 'http://site').search)).toEqual({ filters, page: 3 });
  });

  it.each(['9200000081', '+91 92000 00081', '092000-00081'])('holds no phone: %s', (phone) => {
    expect(inboxAddress({ words: `asha ${phone}` })).toBe('/enquiries/?words=asha+000081');
  });

  it('is short where nothing is asked', () => {
    expect(inboxAddress({ status: '' })).toBe('/enquiries/');
    expect(readInboxQuery('')).toEqual({ filters: {}, page: 1 });
  });

  it('ignores what is no filter', () => {
    const query =
      '?status=Sold&followUp=soon&source=Fax&area=abc&from=1.1.2026&to=x&colour=red&page=-2';
    expect(readInboxQuery(query)).toEqual({ filters: {}, page: 1 });
  });
});
