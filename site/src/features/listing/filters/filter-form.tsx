import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { Button } from '../../../components/button/button';
import { formClass, ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import type { MasterOptions } from '../../../requests/masters';
import { focusField } from '../../../fields/focus-field';
import { useCan } from '../../../session/use-can';
import { cx } from '../../../styles/cx';
import { EMPTY_SEARCH, parseSearch } from '../../../domain';
import type { Area, ListKey, FieldErrors, Search } from '../../../domain';
import { FilterField } from './filter-field';
import { askedOf, filtersFor, rowsOf, valuesOf } from './filter-values';
import type { FilterValues } from './filter-values';
import * as styles from './filters.module.css';

interface FilterFormProps {
  readonly area: Area;
  readonly list: ListKey;
  /** The current search. */
  readonly search: Search;
  readonly masters: MasterOptions;
  readonly onSearch: (search: Search) => void;
  readonly onCancel: () => void;
}

/** The form is longer than a screen: the first field with an error gets the focus and scrolls into view. */
function focusFirst(errors: FieldErrors): void {
  const [name] = Object.keys(errors);
  const [field] = name === undefined ? [] : document.getElementsByName(name);
  if (field) focusField(field);
}

/** The search form of a list, with all filters that the user may use. */
export const FilterForm = (props: FilterFormProps) => {
  const { area, list, search, masters, onSearch, onCancel } = props;
  const can = useCan();
  const filters = filtersFor(list, (guard) => can(guard, area));

  const submit = (values: FilterValues, { setErrors }: FormikHelpers<FilterValues>) => {
    const outcome = parseSearch(list, area, {
      ...askedOf(filters, values),
      sorting: search.sorting,
    });
    if (outcome.ok) onSearch(outcome.value);
    else {
      setErrors(outcome.errors);
      focusFirst(outcome.errors);
    }
  };

  return (
    <Formik initialValues={valuesOf(filters, search)} enableReinitialize onSubmit={submit}>
      {({ setValues }) => (
        <Form className={formClass} noValidate>
          <ModalBody isFields>
            <p className={styles.note}>
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
