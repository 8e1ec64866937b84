import {
  fieldOf,
  isShownFor,
  kindOf,
  listOfListing,
  normalizeMoney,
  parseListing,
} from '../../../domain';
import type { ListingCard } from '../../../domain';
import { FocusFirst } from '../../../fields/focus-first';
import { MoneyField } from '../../../fields/money-field';
import { FormModal } from '../../../forms/form-modal';
import { SendForm } from '../../../forms/send-form';
import type { SendFormProps } from '../../../forms/send-form';
import { useLeaveGuard } from '../../../forms/use-leave-guard';
import { confirmPrices } from '../../../overlays/confirm-prices';
import { toastSuccess } from '../../../overlays/store';
import type { PriceFormOf } from './form-texts';
import { priceTextOf } from './form-values';
import { findListing } from '../requests';
import { useEscape } from '../use-escape';
import { editListing } from '../write-requests';

type Values = Readonly<Record<string, string>>;

interface PriceFormProps extends Pick<PriceFormOf, 'area' | 'listing'> {
  readonly onClose: () => void;
}

/** The parts that the form has in its modal and in the table. */
function partsOf({ area, listing, onClose }: PriceFormProps): SendFormProps<Values> {
  const kind = kindOf(listing);
  const { priceField } = listOfListing(listing);
  const field = fieldOf(kind, priceField);
  const label = field?.label ?? priceField;
  const valuesOf = (of: ListingCard): Values => ({ [priceField]: String(of[priceField] ?? '') });
  const typedIn = (values: Values): string => values[priceField] ?? '';
  return {
    initialValues: valuesOf(listing),
    check: (values) => {
      const typed = { ...listing, [priceField]: normalizeMoney(typedIn(values)) };
      const read = parseListing(kind, area, typed);
      const message = read.ok ? undefined : read.errors[priceField];
      return message === undefined ? {} : { [priceField]: message };
    },
    confirms: (values) => confirmPrices([{ label, typed: typedIn(values) }]),
    onSend: async (values) => {
      const price = normalizeMoney(typedIn(values));
      await editListing(area, kind, listing._id, { [priceField]: price });
      onClose();
      toastSuccess('Updated Successfully');
      return undefined;
    },
    reload: async () => {
      const now = await findListing(area, kind, listing._id);
      return now && valuesOf(now);
    },
    labelOf: () => label,
    textOf: (name, value) => priceTextOf(kind, name, value),
    children: (
      <FocusFirst>
        <MoneyField
          name={priceField}
          label={label}
          isRequired
          hasUnits={field !== undefined && isShownFor(field, 'SALE')}
        />
      </FocusFirst>
    ),
  };
}

/** The form for only the price of a listing: its demand, or its rent demand. */
export const PriceForm = (props: PriceFormProps) => (
  <FormModal
    title={`Edit Price: ${props.listing.code}`}
    onClose={props.onClose}
    {...partsOf(props)}
  />
);

/** The same form in a table's cell. What is typed stays as a draft, because a lost session closes the table. */
export function PriceEditor(props: PriceFormProps) {
  const draft = `price ${props.listing._id}`;
  const { onDirty, cancel } = useLeaveGuard(props.onClose, draft);
  const ref = useEscape<HTMLDivElement>(cancel);
  return (
    <div ref={ref}>
      <SendForm
        {...partsOf(props)}
        {...{ draft, onDirty }}
        submitLabel="Save"
        isShort
        onCancel={cancel}
      />
    </div>
  );
}
