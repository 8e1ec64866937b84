import { Typography } from '@strapi/design-system';
import { createGlobalStyle } from 'styled-components';

/**
 * A field that the purpose does not show leaves its cell, its row and, where all are hidden, its section empty;
 * Strapi keeps the room. A section's first row is its heading's.
 */
const NoEmptyRoom = createGlobalStyle`
  div:has(> div > [data-section]) ~ div > div:empty,
  div:has(> div > [data-section]) ~ div:not(:has(> * > *)),
  div:has(> div > div:first-child > div > [data-section]):not(:has(> div > div ~ div > * > *)) {
    display: none;
  }
`;

interface HeadingProps {
  readonly attribute: { readonly heading: string };
}

/** A section's heading: it stands in the form like a field, and is none. */
const Heading = ({ attribute }: HeadingProps) => (
  <div data-section="">
    <NoEmptyRoom />
    <Typography variant="beta" tag="h2">
      {attribute.heading}
    </Typography>
  </div>
);

export default Heading;
