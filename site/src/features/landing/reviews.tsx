import { Star } from 'lucide-react';
import { Age } from '../../components/age/age';
import { Carousel } from '../../components/carousel/carousel';
import { Icon } from '../../components/icon/icon';
import { colourOf, initialOf } from '../../domain';
import type { Review } from '../../domain';
import type { ReviewPage } from '../../source';
import * as styles from './reviews.module.css';

const STARS = [1, 2, 3, 4, 5];

/** The newest reviews. */
export const Reviews = ({ page: { reviews } }: { readonly page: ReviewPage }) =>
  reviews.length > 0 ? (
    <Carousel
      label="Reviews"
      items={reviews.map((review) => ({
        key: review._id,
        content: <ReviewCard review={review} />,
      }))}
    />
  ) : (
    <p>No Review</p>
  );

const ReviewCard = ({ review }: { readonly review: Review }) => (
  <article className={styles.card}>
    <header className={styles.head}>
      <Avatar review={review} />
      <div>
        <h3 className={styles.name}>{review.name}</h3>
        <Age iso={review.createdAt} />
      </div>
    </header>
    <Rating rating={review.rating} />
    <p className={styles.text}>{review.review}</p>
    {review.reviewType === 'Video' && review.videoPath && (
      <a href={review.videoPath} target="_blank" rel="noreferrer" className={styles.video}>
        Watch the video<span className="visually-hidden"> of {review.name}</span>
      </a>
    )}
    {review.reviewReply && (
      <p className={styles.reply}>
        <strong>Reply:</strong> {review.reviewReply}
      </p>
    )}
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
    {STARS.map((star) => (
      <Icon key={star} of={Star} className={star <= rating ? styles.full : styles.empty} />
    ))}
  </p>
);
