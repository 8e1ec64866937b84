import {
  fieldOf,
  isShownFor,
  kindOf,
  listOfListing,
  normalizeMoney,
  parseListing,
} from '../../../domain';
import type { FieldErrors, ListingCard } from '../../../domain';
import { FocusFirst } from '../../../fields/focus-first';
import { MoneyField } from '../../../fields/money-field';
import { FormModal } from '../../../forms/form-modal';
import type { SendFormProps } from '../../../forms/send-form';
import { confirmPrices } from '../../../overlays/confirm-prices';
import { toastSuccess } from '../../../overlays/store';
import type { PriceFormOf } from './form-texts';
import { priceTextOf } from './form-values';
import { findListing } from '../requests';
import { editListing } from '../write-requests';

type Values = Readonly<Record<string, string>>;

/** The form for only the price of a listing: its demand, or its rent demand. */
export function PriceForm({
  area,
  listing,
  onClose,
}: PriceFormOf & { readonly onClose: () => void }) {
  const kind = kindOf(listing);
  const { priceField } = listOfListing(listing);
  const field = fieldOf(kind, priceField);
  const label = field?.label ?? priceField;
  const valuesOf = (of: ListingCard): Values => ({ [priceField]: String(of[priceField] ?? '') });
  const typedIn = (values: Values): string => values[priceField] ?? '';

  const check = (values: Values): FieldErrors => {
    const typed = { ...listing, [priceField]: normalizeMoney(typedIn(values)) };
    const read = parseListing(kind, area, typed);
    const message = read.ok ? undefined : read.errors[priceField];
    return message === undefined ? {} : { [priceField]: message };
  };
  const send: SendFormProps<Values>['onSend'] = async (values) => {
    const price = normalizeMoney(typedIn(values));
    await editListing(area, kind, listing._id, { [priceField]: price });
    onClose();
    toastSuccess('Updated Successfully');
    return undefined;
  };
  return (
    <FormModal
      title={`Edit Price: ${listing.code}`}
      onClose={onClose}
      initialValues={valuesOf(listing)}
      check={check}
      confirms={(values) => confirmPrices([{ label, typed: typedIn(values) }])}
      onSend={send}
      reload={async () => {
        const now = await findListing(area, kind, listing._id);
        return now && valuesOf(now);
      }}
      labelOf={() => label}
      textOf={(name, value) => priceTextOf(kind, name, value)}
    >
      <FocusFirst>
        <MoneyField
          name={priceField}
          label={label}
          isRequired
          hasUnits={field !== undefined && isShownFor(field, 'SALE')}
        />
      </FocusFirst>
    </FormModal>
  );
}
