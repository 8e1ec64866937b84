import { Link } from 'gatsby';
import { Button } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { SelectBox } from '../../components/select-box/select-box';
import { dayText, detailPath, priceText } from '../../domain';
import type { Area, ListingToCheck } from '../../domain';
import * as styles from './to-check.module.css';

interface ToCheckRowProps {
  readonly area: Area;
  readonly listing: ListingToCheck;
  /** It has been checked a moment ago. */
  readonly isDone: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onChecked: () => void;
}

/** When it was checked, and when it goes. */
function daysText({ checkedOn, withdrawnOn }: ListingToCheck): string {
  if (checkedOn === null || withdrawnOn === null) return 'Its last check is not known';
  return `Checked on ${dayText(checkedOn)} · withdrawn on ${dayText(withdrawnOn)}`;
}

/** A listing that is to be checked. */
export const ToCheckRow = (props: ToCheckRowProps) => {
  const { area, listing, isDone, isSelected, onSelect, onChecked } = props;
  const { kind, _id, code, title, locality, price, propertyFor, stage, reraNote } = listing;
  const phone = listing.phoneOfContactPerson;
  const facts = [locality, priceText(price, propertyFor !== 'SALE')];
  return (
    <li className={styles.row}>
      <SelectBox
        label={`Select ${code}`}
        isSelected={isSelected}
        isDisabled={isDone}
        onSelect={onSelect}
      />
      <div>
        <p className="strong">
          <Link to={detailPath(area, kind, _id)}>{code}</Link> {title}
        </p>
        <p className="figures">
          {[...facts, stage === 'On hold' && stage].filter(Boolean).join(' · ')}
          {phone !== null && (
            <>
              {' · '}
              <a href={`tel:+91${phone}`}>{phone}</a>
            </>
          )}
        </p>
        <p className="muted small figures">{daysText(listing)}</p>
        {reraNote !== null && <p className="small figures">{reraNote}</p>}
      </div>
      <Button
        variant={isDone ? 'quiet' : 'secondary'}
        size="small"
        className={styles.press}
        // The button keeps the focus, so it is not disabled.
        aria-disabled={isDone}
        onClick={() => {
          if (!isDone) onChecked();
        }}
      >
        {isDone && <Icon of="Check" size={18} />} {isDone ? 'Checked Today' : 'Checked'}
        <span className="visually-hidden"> {code}</span>
      </Button>
    </li>
  );
};
