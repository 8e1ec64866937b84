import type { MasterOptions } from '../../../requests/masters';
import { filterOptions, priceInWords } from '../../../domain';
import type { Area, ListKey, SearchFilter } from '../../../domain';
import { AmountField } from '../../../fields/amount-field';
import { ChoicesField } from '../../../fields/choices-field';
import { FindChoicesField } from '../../../fields/find-choices-field';
import { SelectField } from '../../../fields/select-field';
import { TextField } from '../../../fields/text-field';

interface FilterFieldProps {
  readonly filter: SearchFilter;
  readonly area: Area;
  readonly list: ListKey;
  readonly masters: MasterOptions;
}

const Amount = ({ filter: { key, label, field } }: { readonly filter: SearchFilter }) =>
  field?.type === 'money' ? (
    <AmountField name={key} label={label} sign="₹" inWords={priceInWords} />
  ) : (
    <AmountField name={key} label={label} unit="sq. ft." />
  );

/** The input of a filter, by its comparison and its field's type. */
export const FilterField = ({ filter, area, list, masters }: FilterFieldProps) => {
  const { key, label, by, field } = filter;
  if (by === 'min' || by === 'max') return <Amount filter={filter} />;
  if (field?.type === 'master') {
    return <FindChoicesField name={key} label={label} options={masters[field.name] ?? []} />;
  }
  const options = filterOptions(filter, list, area);
  if (by === 'any') return <ChoicesField name={key} label={label} options={options} />;
  return options.length > 0 ? (
    <SelectField name={key} label={label} options={options} none="Any" />
  ) : (
    <TextField name={key} label={label} />
  );
};
