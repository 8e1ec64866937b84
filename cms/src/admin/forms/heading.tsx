import { Typography } from '@strapi/design-system';
import { createGlobalStyle } from 'styled-components';
import { useKeptTyping } from './keep-typed';
import { NOT_ALLOWED } from './not-allowed';

/** Whatever a person may see or use in a form. */
const CONTROL = `:is(input:not([placeholder='${NOT_ALLOWED}']), textarea, button, [role='combobox'])`;
const HEADING_ROW = 'div:has(> div > [data-section])';

/**
 * A field that the purpose or the role does not show leaves its cell, its row and, where all are hidden, its section
 * empty; Strapi keeps the room. A section's first row is its heading's.
 */
const NoEmptyRoom = createGlobalStyle`
  ${HEADING_ROW} ~ div > div:not(:has(${CONTROL})),
  ${HEADING_ROW} ~ div:not(:has(${CONTROL})),
  div:has(> div > div:first-child > div > [data-section]):not(:has(> div > div ~ div ${CONTROL})) {
    display: none;
  }
`;

interface HeadingProps {
  readonly attribute: { readonly heading: string };
}

/** A section's heading: it stands in the form like a field, and is none. Each form has one, which looks after it. */
const Heading = ({ attribute }: HeadingProps) => {
  useKeptTyping();
  return (
    <div data-section="">
      <NoEmptyRoom />
      <Typography variant="beta" tag="h2">
        {attribute.heading}
      </Typography>
    </div>
  );
};

export default Heading;
