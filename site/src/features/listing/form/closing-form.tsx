import { useState } from 'react';
import {
  CLOSERS,
  CLOSING_FIELDS,
  dayText,
  normalizeMoney,
  officeDay,
  parseClosing,
  priceOf,
  SALE_PURPOSES,
  stageText,
} from '../../../domain';
import type { Area, ListingCard, RecordRule } from '../../../domain';
import { DateField } from '../../../fields/date-field';
import { FocusFirst } from '../../../fields/focus-first';
import { MoneyField } from '../../../fields/money-field';
import { SelectField } from '../../../fields/select-field';
import { FormModal } from '../../../forms/form-modal';
import { confirmPrices } from '../../../overlays/confirm-prices';
import { changeStage } from '../staff/stages';

interface ClosingFormProps {
  readonly area: Area;
  readonly listing: ListingCard;
  readonly onClose: () => void;
}

const FIELDS: RecordRule['fields'] = CLOSING_FIELDS;
const { closedPrice, closedOn, closedBy } = CLOSING_FIELDS;

/** The facts of a sale or a letting: the asked price, today and us, until somebody changes them. A press closes. */
export function ClosingForm({ area, listing, onClose }: ClosingFormProps) {
  const purpose = listing.propertyFor ?? '';
  const words = stageText('Closed', purpose);
  const [known, setKnown] = useState(listing);
  const initialValues = {
    closedPrice: String(priceOf(listing) ?? ''),
    closedOn: dayText(officeDay(new Date().toISOString())),
    closedBy: CLOSERS[0] as string,
  };
  const sent = (values: typeof initialValues) => ({
    ...values,
    closedPrice: normalizeMoney(values.closedPrice),
  });
  return (
    <FormModal
      title={`${words}: ${listing.code}`}
      onClose={onClose}
      initialValues={initialValues}
      check={(values) => {
        const read = parseClosing('Closed', sent(values));
        return read.ok ? {} : read.errors;
      }}
      confirms={(values) =>
        confirmPrices([{ label: closedPrice.label, typed: values.closedPrice }])
      }
      onSend={async (values) => {
        const others = await changeStage(area, known, 'Closed', sent(values));
        // What is typed stays: the next press closes the listing as it is now.
        if (others) setKnown(others);
        else onClose();
        return undefined;
      }}
      labelOf={(name) => FIELDS[name]?.label ?? name}
      submitLabel={`Save as ${words}`}
      mayBePristine
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
