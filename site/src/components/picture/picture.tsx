import type { Picture as Stored } from '../../domain';
import { cx } from '../../styles/cx';
import * as styles from './picture.module.css';
import { srcSetOf } from './srcset';

/**
 * The `sizes` of a picture that is as wide as a phone. A little less than it is: so phones take the next smaller rendition,
 * which is as sharp to the eye, and half the bytes.
 */
export const PHONE_WIDE = '88vw';

export interface PictureProps {
  readonly picture: Stored;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  /** How wide it is shown, as the `sizes` attribute: `(min-width: 992px) 400px, 100vw`. */
  readonly sizes: string;
  /** The picture of the first screen: fetched at once, and first, and painted with the first paint. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A stored picture in the size that the screen needs; its tiny placeholder holds its place until then. */
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
