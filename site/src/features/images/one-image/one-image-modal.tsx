import { useRef, useState } from 'react';
import { addImage, setImagePath } from './requests';
import { Button } from '../../../components/button/button';
import { Modal } from '../../../components/modal/modal';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { IMAGE_ACCEPT, IMAGES_ONLY, isImageName, MESSAGES } from '../../../domain';
import { FileInput } from '../../../fields/file-input';
import { attempt } from '../../../overlays/attempt';
import type { OverlayProps } from '../../../overlays/overlay-types';
import { confirm, toastSuccess } from '../../../overlays/store';
import * as styles from './one-image.module.css';

/** The name of the failed action in the error catalogue, for both requests. */
const ACTION = 'addimage';

/** The only picture of a record: the user can add, replace or delete it. */
export function OneImageModal({ image, of, onDone, onClose }: OverlayProps<'oneImage'>) {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  /** The stored file. The record may not reference it yet, and a retry does not upload it again. */
  const stored = useRef<{ readonly file: File; readonly path: string } | null>(null);
  const isBad = file !== null && !isImageName(file.name);

  const end = (said: string) => {
    toastSuccess(said);
    onClose();
    onDone();
  };

  const upload = async (chosen: File) => {
    setProgress(0);
    const add = async () => {
      if (stored.current?.file !== chosen) {
        stored.current = { file: chosen, path: await addImage(image, chosen, setProgress) };
      }
      await setImagePath(image, stored.current.path);
      end('Image Added Successfully');
    };
    const report = { action: ACTION, onRetry: () => void upload(chosen) };
    if (!(await attempt(`add image ${image.id}`, add, report))) setProgress(null);
  };

  const remove = async () => {
    const unname = async () => {
      await setImagePath(image, '');
      end('Image Deleted Successfully');
    };
    await attempt(`delete image ${image.id}`, unname, { onRetry: () => void remove() });
  };
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: 'Delete the image?',
      text: 'It cannot be brought back.',
      action: 'Delete',
      isDanger: true,
    });
    if (isSure) await remove();
  };

  return (
    <Modal
      size="small"
      title={`Image of ${of}`}
      isOpen
      isFixed={progress !== null}
      onClose={onClose}
    >
      <ModalBody>
        {image.path !== null && (
          <figure className={styles.there}>
            <img src={image.path} alt={`Shown for ${of} now`} className={styles.picture} />
            <Button variant="secondary" size="small" onClick={() => void askAndRemove()}>
              Delete Image
            </Button>
          </figure>
        )}
        <FileInput
          label={image.path === null ? 'Add Image' : 'Another image'}
          accept={IMAGE_ACCEPT}
          fault={isBad && `${MESSAGES.notAnImage} ${IMAGES_ONLY}`}
          progress={progress}
          onChosen={setFile}
        />
      </ModalBody>
      <ModalActions>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={file === null || isBad || progress !== null}
          aria-busy={progress !== null}
          onClick={() => {
            if (file) void upload(file);
          }}
        >
          Upload
        </Button>
      </ModalActions>
    </Modal>
  );
}
