import { useState } from 'react';
import { nameImage, storeImage } from '../../../calls/record-images';
import { Button } from '../../../components/button/button';
import { Modal } from '../../../components/modal/modal';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { IMAGE_ACCEPT } from '../../../domain';
import type { OverlayProps } from '../../../overlays/names';
import { reportFailure } from '../../../overlays/report-failure';
import { toastSuccess } from '../../../overlays/store';

/** Adds pictures to a record. */
export function UploadModal({ record, title, onDone, onClose }: OverlayProps<'images'>) {
  const [files, setFiles] = useState<readonly File[]>([]);

  const upload = async () => {
    const { signal } = new AbortController();
    try {
      for (const file of files) {
        const path = await storeImage(record, file, { onProgress: () => undefined, signal });
        await nameImage(record, path);
      }
      toastSuccess('Image Added Successfully');
      onDone();
      onClose();
    } catch (error) {
      reportFailure(error, { onRetry: () => void upload() });
    }
  };

  return (
    <Modal title="Upload Images" isOpen isFixed onClose={onClose}>
      <ModalBody>
        <p>{title}</p>
        <label>
          Images
          <input
            type="file"
            accept={IMAGE_ACCEPT}
            multiple
            onChange={({ target }) => {
              setFiles([...(target.files ?? [])]);
            }}
          />
        </label>
      </ModalBody>
      <ModalActions>
        <Button disabled={files.length === 0} onClick={() => void upload()}>
          Upload
        </Button>
      </ModalActions>
    </Modal>
  );
}
