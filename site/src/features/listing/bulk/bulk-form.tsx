import { useCallback } from 'react';
import { LazyFallback } from '../../../components/lazy-fallback/lazy-fallback';
import { BULK_PERCENT, parseBulkChange, requiredMessage, STAGES } from '../../../domain';
import type { Area, BulkChange } from '../../../domain';
import { AmountField } from '../../../fields/amount-field';
import { FindChoiceField } from '../../../fields/find-choice-field';
import { FocusFirst } from '../../../fields/focus-first';
import { MoneyField } from '../../../fields/money-field';
import { SelectField } from '../../../fields/select-field';
import { TextField } from '../../../fields/text-field';
import { SendForm } from '../../../forms/send-form';
import { masterList } from '../../../requests/masters';
import { useLoaded } from '../../../requests/use-loaded';
import { BULK_WORDS, nameOf, sentChange } from './bulk-words';
import type { TypedChange } from './bulk-words';

const LocalityField = ({ area }: { readonly area: Area }) => {
  const load = useCallback((signal: AbortSignal) => masterList(area, 'locality', signal), [area]);
  const { value, failure, retry } = useLoaded(load);
  if (!value) return <LazyFallback failure={failure} onRetry={retry} />;
  return <FindChoiceField name="locality" label={BULK_WORDS.locality} isRequired options={value} />;
};

/** The field of what is set. */
const ValueField = ({ area, typed }: { readonly area: Area; readonly typed: TypedChange }) => {
  const name = nameOf(typed);
  const field = { name: name ?? '', label: name ? BULK_WORDS[name] : '', isRequired: true };
  switch (name) {
    case 'stage':
      return (
        <SelectField {...field} options={STAGES} none="Choose" hint="Closed: sold or rented" />
      );
    case 'locality':
      return <LocalityField area={area} />;
    case 'phoneOfContactPerson':
      return <TextField {...field} inputMode="tel" />;
    case 'price':
      return <MoneyField {...field} hasUnits />;
    case 'priceBy':
      return <AmountField {...field} sign="₹" hint="Such as 50,000, or -50,000 for less" />;
    case 'pricePercent': {
      const { least, most } = BULK_PERCENT;
      const hint = `From ${String(least)} to ${String(most)}; below 0 is less. Prices are rounded to whole rupees`;
      return <AmountField {...field} unit="%" hint={hint} />;
    }
    case 'checked':
      return <p>They are still on offer as they are shown.</p>;
    case undefined:
      return null;
  }
};

interface BulkFormProps {
  readonly area: Area;
  readonly typed: TypedChange;
  readonly onCancel: () => void;
  /** Called with a valid change. @throws ApiError */
  readonly onPreview: (typed: TypedChange, change: BulkChange) => Promise<void>;
}

/** What a bulk change sets, and to which value. */
export const BulkForm = ({ area, typed, onCancel, onPreview }: BulkFormProps) => (
  <SendForm
    initialValues={typed}
    check={(values) => {
      if (nameOf(values) === undefined) return { what: requiredMessage('What to set') };
      const read = parseBulkChange(sentChange(values));
      return read.ok ? {} : read.errors;
    }}
    onSend={async (values) => {
      const read = parseBulkChange(sentChange(values));
      if (!read.ok) return read.errors;
      await onPreview(values, read.value);
      return undefined;
    }}
    labelOf={(name) => (BULK_WORDS as Readonly<Record<string, string>>)[name] ?? 'What to set'}
    submitLabel="Preview"
    mayBePristine
    isShort
    onCancel={onCancel}
  >
    {(values) => (
      <>
        <FocusFirst>
          <SelectField
            name="what"
            label="What to set"
            isRequired
            options={Object.values(BULK_WORDS)}
            none="Choose"
          />
        </FocusFirst>
        <ValueField area={area} typed={values} />
      </>
    )}
  </SendForm>
);
