import { useState } from 'react';
import {
  CLOSERS,
  CLOSING_FIELDS,
  dayText,
  kindOf,
  normalizeMoney,
  officeDay,
  parseClosing,
  priceOf,
  SALE_PURPOSES,
  stageText,
} from '../../../domain';
import type { Area, Listing, ListingCard, RecordRule } from '../../../domain';
import { DateField } from '../../../fields/date-field';
import { FocusFirst } from '../../../fields/focus-first';
import { MoneyField } from '../../../fields/money-field';
import { SelectField } from '../../../fields/select-field';
import { changedValues } from '../../../forms/edits';
import { FormModal } from '../../../forms/form-modal';
import { confirmPrices } from '../../../overlays/confirm-prices';
import { findListing } from '../requests';
import { changeStage } from '../staff/stages';
import { typedPriceText } from './form-values';

interface ClosingFormProps {
  readonly area: Area;
  readonly listing: ListingCard;
  /** The closed listing whose facts are corrected. */
  readonly closed: Listing | null;
  readonly onClose: () => void;
}

const FIELDS: RecordRule['fields'] = CLOSING_FIELDS;
const { closedPrice, closedOn, closedBy } = CLOSING_FIELDS;

type Values = Readonly<Record<keyof typeof CLOSING_FIELDS, string>>;

const valuesOf = (closed: Listing): Values => ({
  closedPrice: String(closed.closedPrice ?? ''),
  closedOn: closed.closedOn ? dayText(closed.closedOn) : '',
  closedBy: closed.closedBy ?? '',
});

const sent = <V extends Partial<Values>>(values: V) => ({
  ...values,
  ...(values.closedPrice !== undefined && { closedPrice: normalizeMoney(values.closedPrice) }),
});

/**
 * The facts of a sale or a letting: the asked price, today and us, until somebody changes them. A press closes. Those of
 * a closed listing are corrected.
 */
export function ClosingForm({ area, listing, closed, onClose }: ClosingFormProps) {
  const purpose = listing.propertyFor ?? '';
  const words = stageText('Closed', purpose);
  const [known, setKnown] = useState(closed ?? listing);
  const initialValues: Values = closed
    ? valuesOf(closed)
    : {
        closedPrice: String(priceOf(listing) ?? ''),
        closedOn: dayText(officeDay(new Date().toISOString())),
        closedBy: CLOSERS[0],
      };
  const reload = async (): Promise<Values | null> => {
    const now = await findListing(area, kindOf(listing), listing._id);
    return now?.stage === 'Closed' ? valuesOf(now) : null;
  };
  return (
    <FormModal
      title={`${closed ? 'Correct Closing' : words}: ${listing.code}`}
      onClose={onClose}
      initialValues={initialValues}
      check={(values) => {
        const read = parseClosing('Closed', sent(values));
        return {
          ...(read.ok ? {} : read.errors),
          // Only a new closing without a day is of today.
          ...(closed && !values.closedOn && { closedOn: `${closedOn.label} is required` }),
        };
      }}
      confirms={(values) =>
        confirmPrices([{ label: closedPrice.label, typed: values.closedPrice }])
      }
      reload={closed ? reload : undefined}
      textOf={(name, value) => (name === 'closedPrice' ? typedPriceText(value) : undefined)}
      onSend={async (values, { base }) => {
        const facts = sent(closed ? changedValues(base, values) : values);
        const others = await changeStage(area, known, 'Closed', facts);
        // What is typed stays: the next press closes the listing as it is now.
        if (others && !closed) setKnown(others);
        else onClose();
        return undefined;
      }}
      labelOf={(name) => FIELDS[name]?.label ?? name}
      submitLabel={closed ? 'Save' : `Save as ${words}`}
      mayBePristine={!closed}
    >
      <p className="muted">Only staff see the price and by whom.</p>
      <FocusFirst>
        <MoneyField
          name="closedPrice"
          label={closedPrice.label}
          hasUnits={SALE_PURPOSES.some((one) => one === purpose)}
        />
      </FocusFirst>
      <DateField name="closedOn" label={closedOn.label} />
      <SelectField name="closedBy" label={closedBy.label} options={CLOSERS} none="Not known" />
    </FormModal>
  );
}
