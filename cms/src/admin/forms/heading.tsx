import { Typography } from '@strapi/design-system';
import { createGlobalStyle } from 'styled-components';
import { useRestoredInput } from './restored-input';
import { NOT_ALLOWED } from './not-allowed';

/** Everything in a form that a user can see or use. */
const CONTROL = `:is(input:not([placeholder='${NOT_ALLOWED}']), textarea, button, [role='combobox'])`;
const HEADING_ROW = 'div:has(> div > [data-section])';

/**
 * Hides empty cells, rows and sections. Strapi keeps the space of fields that the purpose or the role hides. The first
 * row of a section is its heading.
 */
const HideEmptySpace = createGlobalStyle`
  ${HEADING_ROW} ~ div > div:not(:has(${CONTROL})),
  ${HEADING_ROW} ~ div:not(:has(${CONTROL})),
  div:has(> div > div:first-child > div > [data-section]):not(:has(> div > div ~ div ${CONTROL})) {
    display: none;
  }
`;

interface HeadingProps {
  readonly attribute: { readonly heading: string };
}

/** A section's heading: a custom field without a value. Each form has one, so the form's hooks run here. */
const Heading = ({ attribute }: HeadingProps) => {
  useRestoredInput();
  return (
    <div data-section="">
      <HideEmptySpace />
      <Typography variant="beta" tag="h2">
        {attribute.heading}
      </Typography>
    </div>
  );
};

export default Heading;
