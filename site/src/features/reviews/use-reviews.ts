import { useCallback, useEffect, useState } from 'react';
import { appParameter } from '../../calls/parameters';
import { searchReviews } from '../../calls/reviews';
import type { FoundReviews, ReviewFilters } from '../../calls/reviews';
import type { Review } from '../../domain';
import { useSession } from '../../session/use-session';
import { useTask } from './use-task';

/** What of the reviews is asked for: so many pages of those that are searched for. */
interface Wanted {
  readonly filters: ReviewFilters;
  readonly pages: number;
}
export type ShownReviews = FoundReviews & Wanted;

const START: Wanted = { filters: {}, pages: 1 };

/** A review that came to stand on two pages is shown once, as it came last. */
const once = (reviews: readonly Review[]): readonly Review[] => [
  ...new Map(reviews.map((review) => [review._id, review])).values(),
];

async function find({ filters, pages }: Wanted, signal: AbortSignal): Promise<ShownReviews> {
  const { limitReview: limit } = await appParameter(signal);
  const found = await Promise.all(
    Array.from({ length: pages }, (_, page) =>
      searchReviews(filters, { limit, offset: page * limit }, signal),
    ),
  );
  const reviews = once(found.flatMap((page) => page.reviews));
  return { filters, pages, limit, reviews, count: found[0]?.count ?? 0 };
}

/** The reviews as far as they are shown. */
export function useReviews() {
  const { account } = useSession();
  const [shown, setShown] = useState<ShownReviews | null>(null);
  const { run, ...task } = useTask();

  const reload = useCallback(
    (wanted: Wanted) => {
      run(async (signal) => {
        setShown(await find(wanted, signal));
      });
    },
    [run],
  );

  // Who reads may see more than who read before: hidden ones, and what may be done with each.
  const reader = account?._id;
  useEffect(() => {
    reload(START);
  }, [reload, reader]);

  const more = ({ filters, pages, limit, reviews }: ShownReviews) => {
    run(async (signal) => {
      const next = await searchReviews(filters, { limit, offset: pages * limit }, signal);
      setShown({
        ...next,
        filters,
        limit,
        pages: pages + 1,
        reviews: once([...reviews, ...next.reviews]),
      });
    });
  };

  return {
    shown,
    ...task,
    search: (filters: ReviewFilters) => {
      reload({ filters, pages: 1 });
    },
    more,
    /** After a new one: everything, from the start. */
    onCreated: () => {
      reload(START);
    },
    /** After any other write: what is shown, as it is now. */
    onChanged: () => {
      reload(shown ?? START);
    },
  };
}
