import { ButtonAnchor } from '../button/button';
import { Icon } from '../icon/icon';
import * as styles from './video.module.css';
import { videoSource } from './video-source';

interface VideoPlayerProps {
  readonly path: string;
  /** The name of the video for screen readers. */
  readonly title: string;
}

/** A video that the visitor has started. It plays here, or it is a link to the video's own site. */
export const VideoPlayer = ({ path, title }: VideoPlayerProps) => {
  const source = videoSource(path);
  switch (source?.kind) {
    case 'frame':
      return (
        <iframe
          className={styles.player}
          src={source.src}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        />
      );
    case 'file':
      return (
        <video
          className={styles.player}
          src={source.src}
          aria-label={title}
          controls
          autoPlay
          playsInline
        />
      );
    case 'site':
      return (
        <ButtonAnchor variant="secondary" href={source.src} target="_blank" rel="noreferrer">
          <Icon of="ExternalLink" size={18} /> Watch the video
          <span className="visually-hidden"> (opens another site)</span>
        </ButtonAnchor>
      );
    case undefined:
      return <p className={styles.none}>Oops ! No Video Available</p>;
  }
};
