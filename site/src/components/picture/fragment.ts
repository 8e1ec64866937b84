import { graphql } from 'gatsby';

/** The parts of a picture of the editorial content, for every query that asks for one. */
export const PICTURE_PARTS = graphql`
  fragment PictureParts on EditorialPicture {
    path
    width
    height
    widths
    placeholder
  }
`;
