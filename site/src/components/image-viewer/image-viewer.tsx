import { useLayoutEffect, useState, useRef } from 'react';
import type { SyntheticEvent, RefObject } from 'react';
import type { Picture } from '../../domain';
import { cx } from '../../styles/cx';
import { useBackGuard } from '../use-back-guard';
import { IconButton } from '../icon-button/icon-button';
import type { IconName } from '../icon/icon-id';
import * as styles from './image-viewer.module.css';
import { useStrip } from './use-strip';
import { ViewedPicture } from './viewed-picture';

/** Opens a dialog while its component is mounted. */
function useOpenDialog(): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
    };
  }, []);
  return ref;
}

/** Returns the action of a key; undefined keeps the key's default action. */
type ActOf = (key: string) => (() => void) | undefined;

/**
 * Handles the keys of a dialog for any focus position in it. A layout effect, so that the keys work as soon as the
 * dialog is visible.
 */
function useDialogKeys(ref: RefObject<HTMLDialogElement>, actOf: ActOf): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const press = (event: KeyboardEvent) => {
      const act = actOf(event.key);
      if (!act) return;
      event.preventDefault();
      act();
    };
    dialog?.addEventListener('keydown', press);
    return () => {
      dialog?.removeEventListener('keydown', press);
    };
  }, [ref, actOf]);
}

interface ImageViewerProps {
  /** The name of the record in the pictures. */
  readonly title: string;
  readonly images: readonly Picture[];
  /** The index of the picture to show first. */
  readonly start: number;
  readonly onClose: () => void;
}

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly className?: string | undefined;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

const Tool = ({ icon, name, className, isOff = false, onPress }: ToolProps) => (
  <IconButton
    icon={icon}
    label={name}
    className={cx(styles.tool, className)}
    aria-disabled={isOff}
    onClick={onPress}
  />
);

/**
 * A lightbox. It shows one picture at a time in the size of the screen. Swipe, buttons or arrow keys move to the next;
 * a press enlarges a picture.
 */
export const ImageViewer = ({ title, images, start, onClose }: ImageViewerProps) => {
  const dialog = useOpenDialog();
  const { ref, index, show, onScroll } = useStrip(images.length, start);
  const [isZoomed, setZoomed] = useState(false);
  const last = images.length - 1;
  useBackGuard(true, onClose);

  // Runs after the dialog's own effect: the items have no width before the dialog is open.
  useLayoutEffect(() => {
    const row = ref.current;
    row?.scrollTo({ left: start * row.clientWidth, behavior: 'instant' });
  }, [ref, start]);

  const goTo = (next: number) => () => {
    setZoomed(false);
    show(next);
  };
  const zoomTo = (isLarge: boolean) => () => {
    setZoomed(isLarge);
  };
  useDialogKeys(dialog, (key) => {
    switch (key) {
      case 'Home':
        return goTo(0);
      case 'End':
        return goTo(last);
      case '+':
      case '-':
        return zoomTo(key === '+');
    }
    // The browser itself pans an enlarged picture with the arrow keys.
    if (isZoomed) return undefined;
    if (key === 'ArrowLeft') return goTo(index - 1);
    return key === 'ArrowRight' ? goTo(index + 1) : undefined;
  });

  // Escape first ends the zoom, then closes the viewer.
  const onCancel = (event: SyntheticEvent) => {
    if (!isZoomed) return;
    event.preventDefault();
    setZoomed(false);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={`Images: ${title}`}
      onClose={onClose}
      onCancel={onCancel}
    >
      <header className={styles.head}>
        <p className="figures" role="status">
          <span className="visually-hidden">Picture </span>
          {index + 1} <span aria-hidden>/</span>
          <span className="visually-hidden">of</span> {images.length}
        </p>
        <Tool
          icon={isZoomed ? 'ZoomOut' : 'ZoomIn'}
          name={isZoomed ? 'Zoom out' : 'Zoom in'}
          onPress={zoomTo(!isZoomed)}
        />
        <Tool icon="X" name="Close" onPress={onClose} />
      </header>
      <ul ref={ref} className={cx(styles.strip, isZoomed && styles.locked)} onScroll={onScroll}>
        {images.map((picture, place) => (
          <ViewedPicture
            key={picture.path}
            picture={picture}
            alt={`Picture ${String(place + 1)} of ${String(images.length)}`}
            isNear={Math.abs(place - index) <= 1}
            isShown={place === index}
            isZoomed={isZoomed && place === index}
            onZoom={zoomTo(!isZoomed)}
          />
        ))}
      </ul>
      {last > 0 && (
        <>
          <Tool
            icon="ChevronLeft"
            name="Previous"
            className={styles.before}
            isOff={index === 0}
            onPress={goTo(index - 1)}
          />
          <Tool
            icon="ChevronRight"
            name="Next"
            className={styles.after}
            isOff={index === last}
            onPress={goTo(index + 1)}
          />
        </>
      )}
    </dialog>
  );
};
