import { useEffect, useState, useSyncExternalStore } from 'react';
import { addImagePath, storeImage } from '../requests';
import { downscaleImage } from '../downscale-image';
import { Button } from '../../../components/button/button';
import { Modal } from '../../../components/modal/modal';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { attempt } from '../../../overlays/attempt';
import type { OverlayProps } from '../../../overlays/overlay-types';
import { confirm, toastSuccess } from '../../../overlays/store';
import { Chooser } from './chooser';
import { Items } from './items';
import { canLeaveOut, canUpload, unsent } from './queue';
import type { Queue } from './queue';
import { createUploader } from './uploader';
import { useDroppedFiles } from './use-dropped-files';
import * as styles from './upload.module.css';

function wordsOf({ items, state }: Queue): string {
  const count = (at: string) => items.filter(({ step }) => step.at === at).length;
  if (items.length === 0) return '';
  const added = count('added');
  const failed = count('failed');
  const sentence = [
    added > 0 || state !== 'idle'
      ? `${String(added)} of ${String(items.length)} added`
      : `${String(items.length)} chosen`,
    ...(failed > 0 ? [`${String(failed)} failed`] : []),
  ].join(', ');
  return state === 'offline'
    ? `${sentence}. You are offline: it goes on once you are connected.`
    : sentence;
}

/** The progress of all pictures. Screen readers announce its changes. */
const Progress = ({ queue }: { readonly queue: Queue }) => (
  <p role="status" className={styles.progress}>
    {wordsOf(queue)}
  </p>
);

/** Makes the browser ask before the user leaves the page: chosen files cannot be stored as a draft. */
function useUnloadPrompt(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask, { signal: controller.signal });
    return () => {
      controller.abort();
    };
  }, [isWanted]);
}

const QUESTION = {
  title: 'Leave these images out?',
  text: 'The images that are still here have not been added. You would have to choose them again.',
  action: 'Leave them out',
  isDanger: true,
};

const isDone = (queue: Queue): boolean => queue.items.length > 0 && unsent(queue).length === 0;

/**
 * Adds pictures to a record. The user chooses, drops, pastes or takes them. They are downscaled and sent one after the
 * other.
 */
export function UploadModal({ record, title, onDone, onClose }: OverlayProps<'images'>) {
  const [uploader] = useState(() =>
    createUploader({
      prepare: downscaleImage,
      store: (file, sending) => storeImage(record, file, sending),
      name: (path, later) => addImagePath(record, path, later),
      attempt: (run) => attempt(`add images ${record.id}`, run),
      onRun: (after) => {
        onDone();
        if (!isDone(after)) return;
        toastSuccess('Image Added Successfully');
        onClose();
      },
    }),
  );
  const queue = useSyncExternalStore(uploader.subscribe, uploader.now);
  const { ref, isOver } = useDroppedFiles(uploader.choose);
  const isUnsent = unsent(queue).length > 0;
  useEffect(() => uploader.end, [uploader]);
  useUnloadPrompt(isUnsent);

  const leave = async () => {
    if (isUnsent && !(await confirm(QUESTION))) return;
    onClose();
  };

  return (
    <Modal title="Upload Images" isOpen isFixed onClose={leave}>
      <ModalBody>
        <div ref={ref} className={styles.upload} data-over={isOver}>
          <p className="strong">{title}</p>
          <Chooser queue={queue} onChoose={uploader.choose} />
          <Progress queue={queue} />
          <Items queue={queue} onRemove={uploader.remove} onRetry={uploader.retry} />
        </div>
      </ModalBody>
      <ModalActions>
        <Button variant="quiet" onClick={() => void leave()}>
          Cancel
        </Button>
        {canLeaveOut(queue) ? (
          <Button onClick={uploader.startOthers}>Upload the Others</Button>
        ) : (
          <Button
            disabled={!canUpload(queue)}
            aria-busy={queue.state !== 'idle'}
            onClick={uploader.start}
          >
            Upload
          </Button>
        )}
      </ModalActions>
    </Modal>
  );
}
