import { IconButton } from '../icon-button/icon-button';

/** The target position in pixels. Source: docs/contract.md, "Lists and cards" */
const FAR_DOWN = 11_000;

/**
 * Scrolls to the end of a list. It stands in the list: a floating button would cover the buttons of the first cards.
 */
export const ScrollDown = () => (
  <IconButton
    icon="ArrowDown"
    label="Scroll to bottom"
    tip="left"
    onClick={() => {
      window.scrollTo({ top: FAR_DOWN });
    }}
  />
);
