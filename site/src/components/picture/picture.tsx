import type { Picture as Stored } from '../../domain';
import { cx } from '../../styles/cx';
import * as styles from './picture.module.css';
import { srcSetOf } from './srcset';

/**
 * The `sizes` of a picture as wide as a phone. The value is a little less than the full width: phones then choose the
 * next smaller rendition, which looks as sharp and has half of the bytes.
 */
export const PHONE_WIDE = '88vw';

export interface PictureProps {
  readonly picture: Stored;
  /** Empty if the text beside the picture says the same. */
  readonly alt: string;
  /** The width on the screen, as the `sizes` attribute: `(min-width: 992px) 400px, 100vw`. */
  readonly sizes: string;
  /** Whether the picture is on the first screen: it is then fetched with priority and part of the first paint. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A stored picture in the size that the screen needs. A tiny placeholder fills its space until it has loaded. */
export const Picture = ({ picture, alt, sizes, eager = false, className }: PictureProps) => (
  <img
    src={picture.path}
    srcSet={srcSetOf(picture)}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={alt}
    loading={eager ? 'eager' : 'lazy'}
    decoding={eager ? 'sync' : 'async'}
    {...(eager && { fetchpriority: 'high' })}
    className={cx(styles.picture, className)}
    style={picture.placeholder ? { backgroundImage: `url("${picture.placeholder}")` } : undefined}
  />
);
