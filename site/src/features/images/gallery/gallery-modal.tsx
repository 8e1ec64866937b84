import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icon/icon';
import { ImageViewer } from '../../../components/image-viewer/image-viewer';
import { Modal } from '../../../components/modal/modal';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { EDITORIAL } from '../../../domain';
import type { OverlayProps } from '../../../overlays/overlay-types';
import { confirm, opens } from '../../../overlays/store';
import { useCan } from '../../../session/use-can';
import { GalleryActions } from './gallery-actions';
import * as styles from './gallery.module.css';
import { Tiles } from './tiles';
import { useGallery } from './use-gallery';

const NONE = (
  <p className={styles.none}>
    <Icon of="ImageOff" size={48} />
    Oops ! No Image Available
  </p>
);

const questionOf = (count: number) => ({
  title: count === 1 ? 'Delete this image?' : `Delete these ${String(count)} images?`,
  text: `${count === 1 ? 'It' : 'They'} cannot be brought back.`,
  action: 'Delete',
  isDanger: true,
});

const HINT = 'The first is the cover. Drag a picture to its place, or move it by its arrows.';
const NO_PATHS: ReadonlySet<string> = new Set();

/** All pictures of a record. Users with the right can order and delete them. */
export function GalleryModal({ record, title, onClose }: OverlayProps<'gallery'>) {
  const can = useCan();
  const mayWrite =
    'type' in record ? can(EDITORIAL[record.type].write) : can('write listings', record.area);
  const gallery = useGallery(record);
  const { pictures, failure, said } = gallery;
  const [selected, setSelected] = useState(NO_PATHS);
  const [removals, setRemovals] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const saying = useRef<HTMLParagraphElement>(null);

  // The pressed button is removed, so the focus must move.
  useEffect(() => {
    if (removals > 0) saying.current?.focus();
  }, [removals]);

  const select = (path: string, isSelected: boolean) => {
    const others = [...selected].filter((other) => other !== path);
    setSelected(new Set(isSelected ? [...others, path] : others));
  };
  const remove = async () => {
    if (!(await confirm(questionOf(selected.size)))) return;
    if (!(await gallery.remove([...selected]))) return;
    setSelected(NO_PATHS);
    setRemovals((before) => before + 1);
  };
  const add = opens('images', { record, title, onDone: gallery.refresh });

  return (
    <>
      <Modal size="wide" title="All Images" isOpen onClose={onClose}>
        <ModalBody>
          <div>
            <p className="strong">{title}</p>
            <p ref={saying} role="status" tabIndex={-1} className={styles.said}>
              {said || (mayWrite && pictures && pictures.length > 1 && HINT)}
            </p>
          </div>
          {gallery.deleting > 0 && <progress className={styles.bar} aria-label="Deleting images" />}
          {failure && <FailureNote {...failure} onRetry={gallery.retry} />}
          {!pictures && !failure && <Skeleton rows={4} />}
          {pictures?.length === 0 && NONE}
          {pictures && (
            <Tiles
              pictures={pictures}
              mayWrite={mayWrite}
              selected={selected}
              onSelect={select}
              onMove={gallery.move}
              onEnlarge={setEnlarged}
            />
          )}
        </ModalBody>
        {mayWrite && pictures && (
          <ModalActions>
            <GalleryActions
              pictures={pictures}
              selected={selected}
              isDeleting={gallery.deleting > 0}
              onSelect={setSelected}
              onMove={gallery.move}
              onRemove={() => void remove()}
              onAdd={add}
            />
          </ModalActions>
        )}
      </Modal>
      {pictures && enlarged !== null && (
        <ImageViewer
          title={title}
          images={pictures}
          start={enlarged}
          onClose={() => {
            setEnlarged(null);
          }}
        />
      )}
    </>
  );
}
