import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AREAS, listPath, LISTS, REGION_LISTS } from '../../domain';
import { SearchBar } from './search-bar';

describe('the search bar', () => {
  it('asks where, for what and which kind, with an answer to each from the start', () => {
    render(<SearchBar />);
    for (const name of ['Where', 'For', 'What']) screen.getByRole('group', { name });
    expect(screen.getAllByRole('radio')).toHaveLength(AREAS.length + 4);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(3);
  });

  it('has a way to each list, at the places of the choices that lead there', () => {
    const { container } = render(<SearchBar />);
    const chosenAt = (name: string, at: string | undefined): string | undefined =>
      container.querySelector<HTMLInputElement>(`[name="${name}"][data-at="${at ?? ''}"]`)?.value;
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      REGION_LISTS.map(({ area, list }) => listPath(area, list)),
    );
    const chosen = links.map(({ dataset }) =>
      ['area', 'offer', 'kind'].map((name) => chosenAt(name, dataset[name])),
    );
    expect(chosen).toEqual(
      REGION_LISTS.map(({ area, list }) => [area, LISTS[list].offer, LISTS[list].kind]),
    );
  });
});
