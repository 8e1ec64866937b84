import { useMemo } from 'react';
import { useCurrent } from '../../requests/use-current';
import type { ApplyChange } from '../../requests/use-current';
import { Button } from '../../components/button/button';
import { Carousel } from '../../components/carousel/carousel';
import { ReviewCard } from './review-card';
import { Section } from '../../components/section/section';
import type { SectionText } from '../../components/section/section';
import type { Review } from '../../domain';
import { openOverlay, opens } from '../../overlays/store';
import type { ReviewPage } from '../../source/types';

interface ReviewsSectionProps {
  readonly words: SectionText;
  readonly page: ReviewPage;
}

const applyChangeOf =
  (limit: number): ApplyChange<'reviews', readonly Review[]> =>
  async (...change) =>
    (await import('./apply-change')).applyReviewChange(limit)(...change);

const play = (path: string, title: string) => {
  openOverlay('video', { path, title });
};

/** The newest reviews, with a button for all reviews. A review that the visitor writes appears at once. */
export function ReviewsSection({ words, page }: ReviewsSectionProps) {
  const { limit } = page;
  const applyChange = useMemo(() => applyChangeOf(limit), [limit]);
  const reviews = useCurrent('reviews', page.reviews, applyChange);
  return (
    <Section
      id="review"
      {...words}
      ground="surface"
      after={
        <Button variant="secondary" aria-haspopup="dialog" onClick={opens('reviews', {})}>
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
