import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { Picture as Stored } from '../../domain';
import { cx } from '../../styles/cx';
import { Picture } from '../picture/picture';
import * as styles from './image-viewer.module.css';

interface ViewedPictureProps {
  readonly picture: Stored;
  readonly alt: string;
  /** Whether this picture is the visible one or its neighbour. Only these are fetched. */
  readonly isNear: boolean;
  readonly isShown: boolean;
  readonly isZoomed: boolean;
  readonly onZoom: () => void;
}

/** The scale of the zoom. The style sheet uses the same value. */
const ZOOM = 2.5;
/** The largest mouse movement, in pixels, that still counts as a press and not as a drag. */
const SLIP = 4;

/** React 18 has no `inert` property. */
const INERT = { inert: '' };

/** A picture in the viewer. A press enlarges it around the pressed point. Finger, mouse or keys pan it. */
export const ViewedPicture = (props: ViewedPictureProps) => {
  const { picture, alt, isNear, isShown, isZoomed, onZoom } = props;
  const place = useRef<HTMLLIElement>(null);
  const dragged = useRef(0);
  /** The pressed point, which becomes the centre; null for a press by keyboard, which uses the picture's centre. */
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);

  useLayoutEffect(() => {
    const frame = place.current;
    if (!isZoomed || !frame) return;
    const { clientWidth: width, clientHeight: height } = frame;
    const { x, y } = pressed.current ?? { x: width / 2, y: height / 2 };
    pressed.current = null;
    frame.scrollTo(x * ZOOM - width / 2, y * ZOOM - height / 2);
  }, [isZoomed]);

  const press = ({ clientX, clientY, detail }: MouseEvent) => {
    if (dragged.current > SLIP) return;
    const frame = place.current?.getBoundingClientRect();
    if (frame && !isZoomed && detail > 0) {
      pressed.current = { x: clientX - frame.left, y: clientY - frame.top };
    }
    onZoom();
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
