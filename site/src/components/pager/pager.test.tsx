import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { Pager } from './pager';

const hrefOf = (page: number) => `/list/${String(page)}`;
const go = jest.mocked(navigate as (to: string) => unknown);

function ask(typed: string): void {
  fireEvent.change(screen.getByLabelText('Go To Page'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
}

beforeEach(() => {
  cleanup();
  go.mockClear();
});

describe('Pager', () => {
  it('leads by real links, and marks the page one is on', () => {
    render(<Pager page={2} last={3} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/list/1');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/list/3');
    const here = screen.getByRole('link', { current: 'page' });
    expect(here.getAttribute('href')).toBe('/list/2');
  });

  it('has no way back from the first page and no way on from the last', () => {
    const { rerender } = render(<Pager page={1} last={2} hrefOf={hrefOf} />);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    rerender(<Pager page={2} last={2} hrefOf={hrefOf} />);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('is not there for one page', () => {
    render(<Pager page={1} last={1} hrefOf={hrefOf} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('goes to the page that is typed, beyond the last to the last', () => {
    render(<Pager page={1} last={4} hrefOf={hrefOf} />);
    ask('3');
    ask('40');
    expect(go.mock.calls).toEqual([['/list/3'], ['/list/4']]);
  });

  it('ignores 0', () => {
    render(<Pager page={1} last={4} hrefOf={hrefOf} />);
    ask('0');
    expect(go).not.toHaveBeenCalled();
  });
});
