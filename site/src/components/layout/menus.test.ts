import { describe, expect, it } from '@jest/globals';
import { AREAS, REGION_LISTS, listPath, regionPath } from '../../domain';
import { menuOf, SECTION_LINKS } from './menus';
import type { MenuEntry } from './menus';

const linksOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => ('to' in entry ? [entry.to] : entry.links.map(({ to }) => to)));

describe('the top menu', () => {
  it('leads from the landing page to its sections and to every region', () => {
    expect(linksOf(menuOf(null))).toEqual([
      ...['/#about', '/#service', '/#why', '/#review', '/#award', '/#contact'],
      ...AREAS.map(regionPath),
    ]);
    expect(SECTION_LINKS.map(({ label }) => label)).toEqual([
      ...['About Us', 'Services', 'Why Choose Us', 'Reviews', 'Awards', 'Contact Us'],
    ]);
  });

  it('is the region’s own within a region', () => {
    expect(menuOf('ggn')).toEqual([
      { label: 'Dwarka Expressway', to: '/ggn/' },
      {
        label: 'For Sale',
        links: [
          { label: 'Residential', to: '/ggn/propresi/PropResiSaleSearchList' },
          { label: 'Commercial', to: '/ggn/propcom/PropComSaleSearchList' },
        ],
      },
      {
        label: 'For Rent',
        links: [
          { label: 'Residential', to: '/ggn/propresi/PropResiRentSearchList' },
          { label: 'Commercial', to: '/ggn/propcom/PropComRentSearchList' },
        ],
      },
    ]);
  });

  it('reaches every list of every region', () => {
    const reached = AREAS.flatMap((area) => linksOf(menuOf(area)));
    expect(reached).toEqual(
      expect.arrayContaining(REGION_LISTS.map(({ area, list }) => listPath(area, list))),
    );
  });
});
