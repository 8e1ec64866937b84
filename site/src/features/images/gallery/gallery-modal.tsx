import { useCallback } from 'react';
import { imagesOf } from '../../../calls/record-images';
import { useLoaded } from '../../../calls/use-loaded';
import { Modal } from '../../../components/modal/modal';
import { ModalBody } from '../../../components/modal/modal-parts';
import { Picture } from '../../../components/picture/picture';
import { FailureNote } from '../../../components/toast/failure-note';
import type { OverlayProps } from '../../../overlays/names';

/** Every picture of a record. */
export function GalleryModal({ record, title, onClose }: OverlayProps<'gallery'>) {
  const load = useCallback((signal: AbortSignal) => imagesOf(record, signal), [record]);
  const { value, failure, retry } = useLoaded(load);
  return (
    <Modal size="wide" title="All Images" isOpen onClose={onClose}>
      <ModalBody>
        <p>{title}</p>
        {failure && <FailureNote text={failure.text} hint={failure.hint} onRetry={retry} />}
        {value?.length === 0 && <p>Oops ! No Image Available</p>}
        {value?.map((picture, index) => (
          <Picture
            key={picture.path}
            picture={picture}
            alt={`Picture ${String(index + 1)} of ${String(value.length)}`}
            sizes="50vw"
          />
        ))}
      </ModalBody>
    </Modal>
  );
}
