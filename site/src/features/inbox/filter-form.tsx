import { useId, useState } from 'react';
import type { FormEvent, HTMLInputTypeAttribute } from 'react';
import { navigate } from 'gatsby';
import { Button } from '../../components/button/button';
import { AREAS, ENQUIRY_SOURCES, REGIONS } from '../../domain';
import { useCan } from '../../session/use-can';
import { inboxAddress, WITHOUT_LISTING } from './inbox-query';
import type { FilterName, InboxFilters } from './inbox-query';
import { ownerLabel, useOwners } from './use-owners';
import * as styles from './inbox.module.css';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface FilterProps {
  readonly name: FilterName;
  readonly label: string;
  readonly hint?: string;
  readonly type?: HTMLInputTypeAttribute;
  /** Makes it a choice. */
  readonly options?: readonly Option[];
  readonly filters: InboxFilters;
  readonly onChange: (name: FilterName, value: string) => void;
}

const Filter = ({ name, label, hint, type = 'text', options, filters, onChange }: FilterProps) => {
  const id = useId();
  const control = {
    ...{ id, className: styles.input, value: filters[name] ?? '' },
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onChange(name, target.value);
    },
  };
  return (
    <p className={styles.filter}>
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
        <input {...control} type={type} autoComplete="off" />
      )}
      {hint !== undefined && (
        <span id={`${id}-hint`} className="muted small">
          {hint}
        </span>
      )}
    </p>
  );
};

/** The filters of the inbox beside status and follow-up. A search writes them to the address. */
export function FilterForm({ filters: asked }: { readonly filters: InboxFilters }) {
  const can = useCan();
  const [filters, setFilters] = useState(asked);
  const owners = useOwners(true);
  const areas = AREAS.filter((area) => can('see enquiries of the region', area));
  const known = owners.some(({ _id }) => _id === asked.owner) ? owners : withAsked();

  function withAsked() {
    const { owner } = asked;
    return owner === undefined
      ? owners
      : [...owners, { _id: owner, name: ownerLabel(owner, owners) }];
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    navigate(inboxAddress(filters));
  };
  const fields = {
    filters,
    onChange: (name: FilterName, value: string) => {
      setFilters({ ...filters, [name]: value.trimStart() });
    },
  };
  return (
    <form className={styles.filters} role="search" aria-label="Enquiries" onSubmit={search}>
      <Filter
        {...fields}
        name="words"
        label="Name, Phone or Note"
        hint="The beginning of words, or the last digits of a phone"
        type="search"
      />
      <Filter
        {...fields}
        name="listing"
        label="Listing Code"
        hint={`${WITHOUT_LISTING}: enquiries without a listing`}
      />
      <Filter {...fields} name="locality" label="Locality" />
      <Filter
        {...fields}
        name="owner"
        label="Owner"
        options={known.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <Filter
        {...fields}
        name="source"
        label="Source"
        options={ENQUIRY_SOURCES.map((value) => ({ value, label: value }))}
      />
      {areas.length > 1 && (
        <Filter
          {...fields}
          name="area"
          label="Region"
          options={areas.map((area) => ({ value: area, label: REGIONS[area].label }))}
        />
      )}
      <Filter {...fields} name="from" label="From" type="date" />
      <Filter {...fields} name="to" label="To" type="date" />
      <div className={styles.filterButtons}>
        <Button
          variant="secondary"
          onClick={() => {
            navigate(inboxAddress({}));
          }}
        >
          Clear Values
        </Button>
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}
