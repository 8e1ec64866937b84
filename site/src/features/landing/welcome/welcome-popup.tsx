import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button/button';
import { Icon } from '../../../components/icon/icon';
import { IconButton } from '../../../components/icon-button/icon-button';
import { useBackGuard } from '../../../components/use-back-guard';
import { VideoPlayer } from '../../../components/video/video-player';
import type { Greeting } from '../content';
import { dismiss } from './dismissed';
import poster from './poster.svg';
import * as styles from './welcome-popup.module.css';

/** The reason why the popup opened: by itself, or because the visitor requested the video. */
export type Occasion = 'arrival' | 'asked';

export interface WelcomePopupProps {
  readonly greeting: Greeting;
  /** Null if the welcome has only the greeting. */
  readonly videoUrl: string | null;
  readonly occasion: Occasion;
  readonly onClose: () => void;
}

/**
 * The welcome popup in a corner of the page. It sends no request to the video's host before the visitor starts the
 * video.
 */
export function WelcomePopup({ greeting, videoUrl, occasion, onClose }: WelcomePopupProps) {
  const headingId = useId();
  const popup = useRef<HTMLElement>(null);
  const isAsked = occasion === 'asked';
  const [isGreeting, setGreeting] = useState(!isAsked);
  const [isPlaying, setPlaying] = useState(isAsked);
  // Only what the visitor opened: Back must not wait for a greeting that came by itself.
  useBackGuard(isPlaying, onClose);

  useEffect(() => {
    if (!isAsked) return undefined;
    const before = document.activeElement;
    popup.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isAsked]);

  // A layout effect, so that Escape works as soon as the popup is visible.
  useLayoutEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [onClose]);

  const play = () => {
    if (videoUrl) setPlaying(true);
    else onClose();
  };
  const answer = () => {
    setGreeting(false);
    play();
  };
  const dismissForGood = () => {
    dismiss();
    onClose();
  };

  return (
    <section
      ref={popup}
      role="dialog"
      aria-labelledby={headingId}
      tabIndex={-1}
      className={styles.popup}
    >
      <header className={styles.head}>
        <h2 id={headingId} className="large">
          {greeting.heading}
        </h2>
        <IconButton icon="X" label="Close" tip="below" onClick={onClose} />
      </header>
      {videoUrl && isPlaying && <VideoPlayer path={videoUrl} title={greeting.heading} />}
      {videoUrl && !isPlaying && (
        <button type="button" className={styles.poster} onClick={play}>
          <img src={poster} alt="" width={320} height={180} className={styles.picture} />
          <span className={styles.play}>
            <Icon of="Play" size={32} />
          </span>
          <span className="visually-hidden">Play the video</span>
        </button>
      )}
      {isGreeting && (
        <div className={styles.greeting}>
          <p>{greeting.text}</p>
          <div className={styles.actions}>
            <Button onClick={answer}>Ok</Button>
            <Button variant="quiet" size="small" onClick={dismissForGood}>
              Don’t show this again
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
