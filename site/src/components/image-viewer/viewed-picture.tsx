import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { Picture as Stored } from '../../domain';
import { cx } from '../../styles/cx';
import { Picture } from '../picture/picture';
import * as styles from './image-viewer.module.css';

interface ViewedPictureProps {
  readonly picture: Stored;
  readonly alt: string;
  /** The one that is seen, or next to it: only these are fetched. */
  readonly isNear: boolean;
  readonly isShown: boolean;
  readonly isZoomed: boolean;
  readonly onZoom: () => void;
}

/** How many times as large; the style sheet has the same. */
const ZOOM = 2.5;
/** Pixels that a mouse may move during a press that is no drag. */
const SLIP = 4;

/** React 18 has no property for it. */
const INERT = { inert: '' };

/** A picture's place in the viewer. A press makes it larger where it was pressed; the large one is moved by finger, mouse or keys. */
export const ViewedPicture = (props: ViewedPictureProps) => {
  const { picture, alt, isNear, isShown, isZoomed, onZoom } = props;
  const place = useRef<HTMLLIElement>(null);
  const dragged = useRef(0);

  const press = ({ clientX, clientY, detail }: MouseEvent) => {
    if (dragged.current > SLIP) return;
    onZoom();
    const frame = place.current;
    if (!frame || isZoomed) return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    // A key presses no point of the picture: its middle.
    const x = detail === 0 ? width / 2 : clientX - left;
    const y = detail === 0 ? height / 2 : clientY - top;
    requestAnimationFrame(() => {
      frame.scrollTo(x * ZOOM - width / 2, y * ZOOM - height / 2);
    });
  };
  const drag = ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    if (!isZoomed || pointerType !== 'mouse' || buttons !== 1) return;
    dragged.current += Math.abs(movementX) + Math.abs(movementY);
    place.current?.scrollBy(-movementX, -movementY);
  };

  return (
    <li ref={place} className={cx(styles.place, isZoomed && styles.large)} {...(!isShown && INERT)}>
      {isNear && (
        <button
          type="button"
          className={styles.picture}
          aria-pressed={isZoomed}
          onPointerDown={() => {
            dragged.current = 0;
          }}
          onPointerMove={drag}
          onClick={press}
        >
          <Picture picture={picture} alt={alt} sizes={isZoomed ? '250vw' : '100vw'} />
        </button>
      )}
    </li>
  );
};
