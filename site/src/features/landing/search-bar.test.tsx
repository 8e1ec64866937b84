import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { listPath, REGION_LISTS } from '../../domain';
import { SearchBar } from './search-bar';

describe('the search bar', () => {
  it('asks where, for what and which kind, with an answer to each from the start', () => {
    render(<SearchBar />);
    for (const name of ['Where', 'For', 'What']) screen.getByRole('group', { name });
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(3);
  });

  it('has a way to each list, and a rule that shows it', () => {
    const { container } = render(<SearchBar />);
    const rules = container.querySelector('style')?.textContent ?? '';
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      REGION_LISTS.map(({ area, list }) => listPath(area, list)),
    );
    for (const { id } of links) expect(rules).toContain(`#${id} {`);
  });
});
