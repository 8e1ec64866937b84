import type { MouseEvent, ReactNode } from 'react';
import { colourOf, initialOf, RATINGS } from '../../domain';
import type { Review } from '../../domain';
import { cx } from '../../styles/cx';
import { Age } from '../../components/age/age';
import { Icon } from '../../components/icon/icon';
import * as styles from './review-card.module.css';

interface ReviewCardProps {
  readonly review: Review;
  /** Plays the video. Without scripts, and in a new tab, the video is a link. */
  readonly onPlay: (path: string, title: string) => void;
  /** Whether a long text is cut. */
  readonly isShort?: boolean;
  /** The actions below the text. */
  readonly children?: ReactNode;
}

/** A review, with the brokerage's reply. */
export const ReviewCard = ({ review, onPlay, isShort = false, children }: ReviewCardProps) => (
  <article className={styles.card}>
    <header className={styles.head}>
      <Avatar review={review} />
      <div>
        <h3 className={styles.name}>{review.name}</h3>
        <Age iso={review.createdAt} />
      </div>
    </header>
    {review.hidden === true && (
      <p className={styles.hidden}>
        <Icon of="EyeOff" size={18} /> Hidden
      </p>
    )}
    <Rating rating={review.rating} />
    <p className={cx(styles.text, isShort && styles.short)}>{review.review}</p>
    {review.reviewType === 'Video' && review.videoPath && (
      <VideoLink path={review.videoPath} name={review.name} onPlay={onPlay} />
    )}
    {review.reviewReply && (
      <p className={styles.reply}>
        <strong>Reply:</strong> {review.reviewReply}
      </p>
    )}
    {children}
  </article>
);

const Avatar = ({ review: { img, name } }: { readonly review: Review }) =>
  img ? (
    <img src={img} alt="" width={150} height={150} loading="lazy" className={styles.avatar} />
  ) : (
    <span
      aria-hidden
      className={styles.avatar}
      style={{ background: `var(--avatar-${String(colourOf(name))})` }}
    >
      {initialOf(name)}
    </span>
  );

const Rating = ({ rating }: { readonly rating: number }) => (
  <p className={styles.rating}>
    <span className="visually-hidden">{rating} of 5 stars</span>
    {RATINGS.map((star) => (
      <Icon key={star} of="Star" className={star <= rating ? styles.full : styles.empty} />
    ))}
  </p>
);

interface VideoLinkProps extends Pick<ReviewCardProps, 'onPlay'> {
  readonly path: string;
  readonly name: string;
}

const VideoLink = ({ path, name, onPlay }: VideoLinkProps) => (
  <a
    href={path}
    target="_blank"
    rel="noreferrer"
    className={styles.video}
    onClick={(event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onPlay(path, `Video of ${name}`);
    }}
  >
    <Icon of="CirclePlay" /> Watch the video<span className="visually-hidden"> of {name}</span>
  </a>
);
