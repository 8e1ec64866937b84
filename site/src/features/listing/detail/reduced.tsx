import { useState } from 'react';
import { useHydrated } from '../../../components/use-hydrated';
import type { ListingCard } from '../../../domain';
import { cx } from '../../../styles/cx';
import * as styles from './reduced.module.css';

interface ReducedProps {
  readonly listing: Pick<ListingCard, 'reduction'>;
  /** The class of its place, which does not change when the text hides. */
  readonly className: string | undefined;
}

/** A recent reduction of the price. Static HTML contains it; the browser hides it when it is not recent any more. */
export const Reduced = ({ listing: { reduction }, className }: ReducedProps) => {
  const isInBrowser = useHydrated();
  const [now] = useState(() => new Date().toISOString());
  return (
    reduction && (
      <p className={cx(className, isInBrowser && now >= reduction.until && styles.over)}>
        {reduction.text}
      </p>
    )
  );
};
