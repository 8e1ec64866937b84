import { ImageViewer } from '../../../components/image-viewer/image-viewer';
import { Modal } from '../../../components/modal/modal';
import { VideoPlayer } from '../../../components/video/video-player';
import { AllImages } from './all-images';
import * as styles from './media.module.css';
import type { MediaProps } from './media-view';

/** The media of a listing above the page. */
export const Media = ({ view, title, images, videoPath, onClose }: MediaProps) => {
  switch (view.show) {
    case 'images':
      return <AllImages title={title} images={images} onClose={onClose} />;
    case 'picture':
      return <ImageViewer title={title} images={images} start={view.index} onClose={onClose} />;
    case 'video':
      return (
        <Modal title="Video" isOpen onClose={onClose}>
          <div className={styles.video}>
            <VideoPlayer path={videoPath ?? ''} title={`Video: ${title}`} />
          </div>
        </Modal>
      );
  }
};
