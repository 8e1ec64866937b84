import { useState } from 'react';
import { navigate } from 'gatsby';
import { SearchField, SearchForm } from '../../components/search-form/search-form';
import { AREAS, ENQUIRY_SOURCES, REGIONS } from '../../domain';
import { useCan } from '../../session/use-can';
import { inboxAddress, WITHOUT_LISTING } from './inbox-query';
import type { InboxFilters } from './inbox-query';
import { ownerLabel, useOwners } from './use-owners';

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
  const fields = { filters, onChange: setFilters };
  return (
    <SearchForm
      label="Enquiries"
      onSearch={() => {
        navigate(inboxAddress(filters));
      }}
      onClear={() => {
        navigate(inboxAddress({}));
      }}
    >
      <SearchField
        {...fields}
        name="words"
        label="Name, Phone or Note"
        hint="The beginning of words, or the last digits of a phone"
        type="search"
      />
      <SearchField
        {...fields}
        name="listing"
        label="Listing Code"
        hint={`${WITHOUT_LISTING}: enquiries without a listing`}
      />
      <SearchField {...fields} name="locality" label="Locality" />
      <SearchField
        {...fields}
        name="owner"
        label="Owner"
        options={known.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <SearchField
        {...fields}
        name="source"
        label="Source"
        options={ENQUIRY_SOURCES.map((value) => ({ value, label: value }))}
      />
      {areas.length > 1 && (
        <SearchField
          {...fields}
          name="area"
          label="Region"
          options={areas.map((area) => ({ value: area, label: REGIONS[area].label }))}
        />
      )}
      <SearchField {...fields} name="from" label="From" type="date" />
      <SearchField {...fields} name="to" label="To" type="date" />
    </SearchForm>
  );
}
