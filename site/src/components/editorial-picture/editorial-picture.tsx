import { getImageData, MainImage } from 'gatsby-plugin-image';
import { cx } from '../../styles/cx';
import * as styles from '../picture/picture.module.css';
import type { PictureProps } from '../picture/picture';
import { renditionPath } from '../picture/srcset';

/**
 * A picture of the editorial content, from Strapi's renditions. The plugin's `GatsbyImage` would add a second React
 * renderer to the first load; its image data and its image element do the same without one.
 * Source: docs/decisions/0021-editorial-pictures-use-parts-of-gatsby-plugin-image.md
 */
export const EditorialPicture = ({ picture, alt, sizes, eager, className }: PictureProps) => {
  const { path, width, height, widths, placeholder } = picture;
  const { images } = getImageData({
    baseUrl: path,
    urlBuilder: ({ baseUrl, width: wanted }) =>
      wanted === width ? baseUrl : renditionPath(baseUrl, wanted),
    sourceWidth: width,
    sourceHeight: height,
    breakpoints: [...widths, width],
    layout: 'fullWidth',
    pluginName: 'editorial-picture',
  });
  const attributes = {
    width,
    height,
    className: cx(styles.picture, className),
    style: placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined,
  };
  if (eager === undefined) {
    return (
      <MainImage
        fallback={images.fallback}
        sizes={sizes}
        alt={alt}
        loading="lazy"
        shouldLoad
        {...attributes}
      />
    );
  }
  // The plugin always decodes its image asynchronously, but pictures of the first screen must be in the first paint.
  return (
    <img
      {...images.fallback}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      {...(eager && { fetchpriority: 'high' })}
      {...attributes}
    />
  );
};
