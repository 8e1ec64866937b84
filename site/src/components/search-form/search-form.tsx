import { useId } from 'react';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { Button } from '../button/button';
import * as styles from './search-form.module.css';

type Filters<N extends string> = Readonly<Partial<Record<N, string>>>;

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SearchFieldProps<N extends string> {
  readonly name: N;
  readonly label: string;
  readonly hint?: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly maxLength?: number;
  /** Makes it a choice. */
  readonly options?: readonly Option[];
  readonly filters: Filters<N>;
  readonly onChange: (filters: Filters<N>) => void;
}

/** The field of one filter. */
export function SearchField<N extends string>(props: SearchFieldProps<N>) {
  const { name, label, hint, type = 'text', maxLength, options, filters, onChange } = props;
  const id = useId();
  const control = {
    ...{ id, className: styles.input, value: filters[name] ?? '' },
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onChange({ ...filters, [name]: target.value.trimStart() });
    },
  };
  return (
    <p className="stack-4">
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...control}>
          <option value="">Any</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} type={type} maxLength={maxLength} autoComplete="off" />
      )}
      {hint !== undefined && (
        <span id={`${id}-hint`} className="muted small">
          {hint}
        </span>
      )}
    </p>
  );
}

interface SearchFormProps {
  /** What is searched, for screen readers. */
  readonly label: string;
  readonly onSearch: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The form with the filters of a list, for staff. */
export const SearchForm = ({ label, onSearch, onClear, children }: SearchFormProps) => (
  <form
    className="box filter-grid"
    role="search"
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault();
      onSearch();
    }}
  >
    {children}
    <div className={styles.buttons}>
      <Button variant="secondary" onClick={onClear}>
        Clear Values
      </Button>
      <Button type="submit">Search</Button>
    </div>
  </form>
);
