import { useLayoutEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { Picture } from '../../domain';
import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as styles from './image-viewer.module.css';
import { useStrip } from './use-strip';
import { ViewedPicture } from './viewed-picture';
import { useDialogKeys, useOpenDialog } from './viewer-dialog';

interface ImageViewerProps {
  /** The name of the pictured record. */
  readonly title: string;
  readonly images: readonly Picture[];
  /** The index of the first picture. */
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
  <button
    type="button"
    className={cx(styles.tool, className)}
    aria-label={name}
    aria-disabled={isOff}
    onClick={onPress}
  >
    <Icon of={icon} />
  </button>
);

/**
 * A lightbox: one picture after the other in the size of the screen, by swipe, buttons or arrow keys; a press enlarges
 * one.
 */
export const ImageViewer = ({ title, images, start, onClose }: ImageViewerProps) => {
  const dialog = useOpenDialog();
  const { ref, index, show, onScroll } = useStrip(images.length, start);
  const [isZoomed, setZoomed] = useState(false);
  const last = images.length - 1;

  // This runs after the dialog's own effect: its items have no width before it is open.
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
    // The arrow keys pan an enlarged picture, which the browser does itself.
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
      <ul ref={ref} className={cx(styles.strip, isZoomed && styles.held)} onScroll={onScroll}>
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
