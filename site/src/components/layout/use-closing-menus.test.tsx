import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useMenuDismiss } from './use-closing-menus';

function Menus() {
  const menu = useMenuDismiss<HTMLElement>();
  return (
    <>
      <nav ref={menu}>
        <details data-testid="sale">
          <summary>For Sale</summary>
          <a href="#homes">Residential</a>
        </details>
        <details data-testid="rent">
          <summary>For Rent</summary>
        </details>
      </nav>
      <button type="button">Elsewhere</button>
    </>
  );
}

const menu = (name: 'sale' | 'rent') => screen.getByTestId<HTMLDetailsElement>(name);

function open(): void {
  render(<Menus />);
  menu('sale').open = true;
}

describe('an open menu', () => {
  it('closes by Escape and gives the focus back', () => {
    open();
    fireEvent.keyDown(screen.getByText('Residential'), { key: 'Escape' });
    expect(menu('sale').open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('For Sale'));
  });

  it('closes when one of its links is followed', () => {
    open();
    fireEvent.click(screen.getByText('Residential'));
    expect(menu('sale').open).toBe(false);
  });

  it('closes when the pointer or the focus go elsewhere, another menu included', () => {
    open();
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    expect(menu('sale').open).toBe(false);
    menu('sale').open = true;
    fireEvent.focusIn(screen.getByText('For Rent'));
    expect(menu('sale').open).toBe(false);
  });

  it('stays while it is used', () => {
    open();
    fireEvent.pointerDown(screen.getByText('Residential'));
    fireEvent.keyDown(screen.getByText('Residential'), { key: 'ArrowDown' });
    expect(menu('sale').open).toBe(true);
  });
});
