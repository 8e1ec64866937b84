import { Modal } from '../../components/modal/modal';
import { ModalBody } from '../../components/modal/modal-parts';
import { VideoPlayer } from '../../components/video/video-player';
import type { OverlayProps } from '../../overlays/overlay-types';

/** A video as a modal; it plays at once, because the visitor has started it. */
export const VideoModal = ({ path, title, onClose }: OverlayProps<'video'>) => (
  <Modal size="wide" title={title} isOpen onClose={onClose}>
    <ModalBody>
      <VideoPlayer path={path} title={title} />
    </ModalBody>
  </Modal>
);
