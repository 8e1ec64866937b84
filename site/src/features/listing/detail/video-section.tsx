import { useState } from 'react';
import { useLoaded } from '../../../requests/use-loaded';
import { LazyFallback } from '../../../components/lazy-fallback/lazy-fallback';
import { Icon } from '../../../components/icon/icon';
import { PHONE_WIDE, Picture } from '../../../components/picture/picture';
import { titleOf } from '../../../domain';
import type { Listing } from '../../../domain';
import * as styles from './sections.module.css';

interface VideoSectionProps {
  readonly property: Listing;
}

/** The player loads when it is wanted. */
const loadPlayer = () => import('../../../components/video/video-player');

const Playing = ({ path, title }: { readonly path: string; readonly title: string }) => {
  const { value, failure, retry } = useLoaded(loadPlayer);
  if (value) return <value.VideoPlayer path={path} title={title} />;
  return <LazyFallback failure={failure} onRetry={retry} />;
};

/** A listing's video. Nothing of it is fetched before the visitor starts it in its place. */
export const VideoSection = ({ property }: VideoSectionProps) => {
  const { videoPath, images } = property;
  const [isAsked, setAsked] = useState(false);
  const [cover] = images;
  if (!videoPath) return null;
  return (
    <section className={styles.section}>
      <h2>
        <Icon of="Video" /> Video
      </h2>
      <div className={styles.screen}>
        {isAsked ? (
          <Playing path={videoPath} title={`Video: ${titleOf(property)}`} />
        ) : (
          <button
            type="button"
            className={styles.play}
            onClick={() => {
              setAsked(true);
            }}
          >
            {cover && (
              <Picture picture={cover} alt="" sizes={`(min-width: 992px) 720px, ${PHONE_WIDE}`} />
            )}
            <span className={styles.playWord}>
              <Icon of="CirclePlay" size={32} /> Play Video
            </span>
          </button>
        )}
      </div>
      <a className={styles.videoLink} href={videoPath} target="_blank" rel="noreferrer">
        {videoPath}
      </a>
    </section>
  );
};
