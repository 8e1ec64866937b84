import { ImageViewer } from '../../../components/image-viewer/image-viewer';
import { Modal } from '../../../components/modal/modal';
import { VideoPlayer } from '../../../components/video/video-player';
import * as styles from './media.module.css';
import type { MediaProps } from './media-view';
import { useState } from 'react';
import { Icon } from '../../../components/icon/icon';
import { Picture } from '../../../components/picture/picture';

type AllImagesProps = Pick<MediaProps, 'title' | 'images' | 'onClose'>;

const NONE = (
  <p className={styles.none}>
    <Icon of="ImageOff" size={48} />
    Oops ! No Image Available
  </p>
);

/** All pictures of a listing. A press on one opens the viewer. */
const AllImages = ({ title, images, onClose }: AllImagesProps) => {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <Modal title="All Images" isOpen onClose={onClose}>
        {images.length === 0 && NONE}
        <ul className={styles.all}>
          {images.map((picture, index) => (
            <li key={picture.path}>
              <button
                type="button"
                className={styles.one}
                onClick={() => {
                  setOpen(index);
                }}
              >
                <Picture
                  picture={picture}
                  alt={`Picture ${String(index + 1)} of ${String(images.length)}`}
                  sizes="(min-width: 768px) 320px, 50vw"
                />
              </button>
            </li>
          ))}
        </ul>
      </Modal>
      {open !== null && (
        <ImageViewer
          title={title}
          images={images}
          start={open}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </>
  );
};

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
