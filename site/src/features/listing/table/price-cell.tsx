import { LazyFallback } from '../../../components/lazy-fallback/lazy-fallback';
import { priceLine } from '../../../domain';
import type { Area, ListingCard } from '../../../domain';
import { useLoaded } from '../../../requests/use-loaded';
import { stageOf } from '../staff/stages';
import { EditCell } from './edit-cell';
import * as styles from './cells.module.css';

export interface CellProps {
  readonly area: Area;
  readonly listing: ListingCard;
}

/** The form and its validation load with the first press. */
const loadForms = () => import('../modals');

const LazyEditor = (props: CellProps & { readonly onClose: () => void }) => {
  const { value, failure, retry } = useLoaded(loadForms);
  return value ? (
    <div className={styles.editor}>
      <value.PriceEditor {...props} />
    </div>
  ) : (
    <>
      {priceLine(props.listing)}
      <LazyFallback failure={failure} onRetry={retry} />
    </>
  );
};

/** The price of a listing, which changes by a press, the typed price and a second press; that of a closed one stays. */
export const PriceCell = (props: CellProps) => {
  const { listing } = props;
  const text = priceLine(listing) ?? 'None';
  if (stageOf(listing) === 'Closed') return <span className="strong">{text}</span>;
  return (
    <EditCell name={`Edit Price: ${listing.code}`} text={text} className="strong">
      {(onClose) => <LazyEditor {...props} onClose={onClose} />}
    </EditCell>
  );
};
