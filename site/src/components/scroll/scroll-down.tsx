import { IconButton } from '../icon-button/icon-button';

/** How far down it leads. Source: the second seed document, section 9. */
const FAR_DOWN = 11_000;

/** The way to a list's end. It stands in the list, since what floats there would lie above its first cards' buttons. */
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
