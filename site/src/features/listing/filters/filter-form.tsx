import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { Button } from '../../../components/button/button';
import { formClass, ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import type { MasterOptions } from '../../../requests/masters';
import { focusField } from '../../../fields/focus-field';
import { confirmPrices } from '../../../overlays/confirm-prices';
import { useCan } from '../../../session/use-can';
import { cx } from '../../../styles/cx';
import { EMPTY_SEARCH, parseSearch, filterOptions, isShownFor } from '../../../domain';
import type { Area, ListKey, FieldErrors, Search, SearchFilter } from '../../../domain';
import { askedOf, filtersFor, pricesOf, rangeErrors, rowsOf, valuesOf } from './filter-values';
import type { FilterValues } from './filter-values';
import * as styles from './filters.module.css';
import { AmountField } from '../../../fields/amount-field';
import { ChoicesField, FindChoicesField } from '../../../fields/choices-field';
import { MoneyField } from '../../../fields/money-field';
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
    <MoneyField name={key} label={label} hasUnits={isShownFor(field, 'SALE')} />
  ) : (
    <AmountField name={key} label={label} unit={field?.type === 'length' ? 'ft.' : 'sq. ft.'} />
  );

/** The input of a filter. Its type depends on the comparison and on the type of the filter's field. */
const FilterField = ({ filter, area, list, masters }: FilterFieldProps) => {
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

interface FilterFormProps {
  readonly area: Area;
  readonly list: ListKey;
  readonly search: Search;
  readonly masters: MasterOptions;
  readonly onSearch: (search: Search) => void;
  readonly onCancel: () => void;
}

/** Focuses the first field with an error and scrolls it into view, because the form is longer than a screen. */
function focusFirst(errors: FieldErrors): void {
  const [name] = Object.keys(errors);
  const [field] = name === undefined ? [] : document.getElementsByName(name);
  if (field) focusField(field);
}

/** The search form of a list, with all filters that the user has the right to use. */
export const FilterForm = (props: FilterFormProps) => {
  const { area, list, search, masters, onSearch, onCancel } = props;
  const can = useCan();
  const filters = filtersFor(list, (guard) => can(guard, area));

  const submit = async (values: FilterValues, { setErrors }: FormikHelpers<FilterValues>) => {
    const outcome = parseSearch(list, area, {
      ...askedOf(filters, values),
      sorting: search.sorting,
    });
    const errors = outcome.ok ? rangeErrors(filters, outcome.value) : outcome.errors;
    setErrors(errors);
    focusFirst(errors);
    if (!outcome.ok || Object.keys(errors).length > 0) return;
    if (await confirmPrices(pricesOf(filters, values))) onSearch(outcome.value);
  };

  return (
    <Formik initialValues={valuesOf(filters, search)} enableReinitialize onSubmit={submit}>
      {({ setValues }) => (
        <Form className={formClass} noValidate>
          <ModalBody isFields>
            <p className="muted small">
              # Leave All Field Blank (Clear Values) to View All Available Properties
            </p>
            {rowsOf(filters).map((row) => (
              <div key={row[0]?.key} className={cx(row.length > 1 && styles.pair)}>
                {row.map((filter) => (
                  <FilterField
                    key={filter.key}
                    filter={filter}
                    area={area}
                    list={list}
                    masters={masters}
                  />
                ))}
              </div>
            ))}
          </ModalBody>
          <ModalActions>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
            <Button
              variant="secondary"
              onClick={() => void setValues(valuesOf(filters, EMPTY_SEARCH), false)}
            >
              Clear Values
            </Button>
            <Button type="submit">Search</Button>
          </ModalActions>
        </Form>
      )}
    </Formik>
  );
};
