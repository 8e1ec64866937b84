import { Modal } from '../../components/modal/modal';
import { ModalBody } from '../../components/modal/modal-parts';
import { VideoPlayer } from '../../components/video/video-player';
import type { OverlayProps } from '../../overlays/overlay-types';

/** A video above the page, which plays since it was asked for. */
export const VideoModal = ({ path, title, onClose }: OverlayProps<'video'>) => (
  <Modal size="wide" title={title} isOpen onClose={onClose}>
    <ModalBody>
      <VideoPlayer path={path} title={title} />
    </ModalBody>
  </Modal>
);
