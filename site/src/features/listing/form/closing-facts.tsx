import { Button } from '../../../components/button/button';
import { CLOSING_FIELDS, dayText, numberText } from '../../../domain';
import type { Listing } from '../../../domain';
import * as styles from '../private/private.module.css';

interface ClosingFactsProps {
  readonly listing: Listing;
  readonly onCorrect: () => void;
}

const { closedPrice, closedOn, closedBy } = CLOSING_FIELDS;

/** What staff know of a sale or a letting, and the way to correct it. */
export function ClosingFacts({ listing, onCorrect }: ClosingFactsProps) {
  const facts = [
    [closedPrice.label, listing.closedPrice && `₹ ${numberText(listing.closedPrice)}`],
    [closedOn.label, listing.closedOn && dayText(listing.closedOn)],
    [closedBy.label, listing.closedBy],
  ] as const;
  return (
    <section aria-label="Closing" className={styles.documents}>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{text ?? 'Not known'}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">Only staff see the price and by whom.</p>
      <div>
        <Button variant="secondary" size="small" onClick={onCorrect}>
          Correct
        </Button>
      </div>
    </section>
  );
}
