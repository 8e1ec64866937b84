import { Button } from '../../components/button/button';
import { ReviewCard } from './review-card';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { openOverlay } from '../../overlays/store';
import { ReviewActions } from './review-actions';
import * as styles from './reviews.module.css';
import type { ShownReviews } from './shown-reviews';
import type { useReviews } from './use-reviews';

interface ReviewListProps
  extends Pick<
    ReturnType<typeof useReviews>,
    'isRunning' | 'failure' | 'retry' | 'more' | 'onChanged'
  > {
  readonly shown: ShownReviews | null;
  readonly onDeleted: () => void;
}

const play = (path: string, title: string) => {
  openOverlay('video', { path, title });
};

/** The found reviews, with a button that loads more. */
export function ReviewList(props: ReviewListProps) {
  const { shown, isRunning, failure, retry, more, onChanged, onDeleted } = props;
  return (
    <>
      {shown ? (
        <ul className={styles.list} aria-busy={isRunning}>
          {shown.reviews.map((review) => (
            <li key={review._id}>
              <ReviewCard review={review} onPlay={play}>
                <ReviewActions {...{ review, onChanged, onDeleted }} />
              </ReviewCard>
            </li>
          ))}
        </ul>
      ) : (
        !failure && <Skeleton rows={8} />
      )}
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {shown && !failure && <More {...{ shown, isRunning, more }} />}
    </>
  );
}

/** The button stays when there are no more reviews, so that it keeps the focus. */
const More = ({
  shown,
  isRunning,
  more,
}: Pick<ReviewListProps, 'isRunning' | 'more'> & { readonly shown: ShownReviews }) => {
  const hasMore = shown.asked < shown.count;
  return (
    <Button
      variant="secondary"
      className={styles.more}
      aria-disabled={!hasMore || isRunning}
      onClick={() => {
        if (hasMore && !isRunning) more(shown);
      }}
    >
      {hasMore ? 'View More' : 'No More Review'}
    </Button>
  );
};
