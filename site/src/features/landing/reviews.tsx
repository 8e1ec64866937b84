import { useMemo } from 'react';
import { useCurrent } from '../../requests/use-current';
import type { ApplyChange } from '../../requests/use-current';
import { Button } from '../../components/button/button';
import { Carousel } from '../../components/carousel/carousel';
import { ReviewCard } from '../../components/review-card/review-card';
import { Section } from '../../components/section/section';
import type { Review } from '../../domain';
import { openOverlay } from '../../overlays/store';
import type { ReviewPage } from '../../source';
import type { SectionText } from './content';

interface ReviewsProps {
  readonly words: SectionText;
  readonly page: ReviewPage;
}

const renewOf =
  (limit: number): ApplyChange<'reviews', readonly Review[]> =>
  async (...asked) =>
    (await import('../../requests/apply-changes')).applyReviewChange(limit)(...asked);

const play = (path: string, title: string) => {
  openOverlay('video', { path, title });
};

/** The newest reviews, and the way to all of them. Who writes one there sees it here at once. */
export function Reviews({ words, page }: ReviewsProps) {
  const { limit } = page;
  const renew = useMemo(() => renewOf(limit), [limit]);
  const reviews = useCurrent('reviews', page.reviews, renew);
  return (
    <Section
      id="review"
      {...words}
      ground="surface"
      after={
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => {
            openOverlay('reviews', {});
          }}
        >
          View All<span className="visually-hidden"> reviews</span>
        </Button>
      }
    >
      {reviews.length > 0 ? (
        <Carousel
          label="Reviews"
          items={reviews.map((review) => ({
            key: review._id,
            content: <ReviewCard review={review} onPlay={play} isShort />,
          }))}
        />
      ) : (
        <p>No Review</p>
      )}
    </Section>
  );
}
