import { graphql } from 'gatsby';

/** The fields of an editorial picture, for every query that reads one. */
export const PICTURE_PARTS = graphql`
  fragment PictureParts on EditorialPicture {
    path
    width
    height
    widths
    placeholder
  }
`;
