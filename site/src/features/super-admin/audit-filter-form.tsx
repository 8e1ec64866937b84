import { useState } from 'react';
import { navigate } from 'gatsby';
import { SearchField, SearchForm } from '../../components/search-form/search-form';
import { AUDIT_ACTIONS } from '../../domain';
import { auditAddress } from './audit-query';
import type { AuditFilters } from './audit-query';

/** The filters of the audit trail. A search writes them to the address. */
export function AuditFilterForm({ filters: asked }: { readonly filters: AuditFilters }) {
  const [filters, setFilters] = useState(asked);
  const fields = { filters, onChange: setFilters };
  return (
    <SearchForm
      label="Audit Trail"
      onSearch={() => {
        navigate(auditAddress(filters));
      }}
      onClear={() => {
        navigate(auditAddress({}));
      }}
    >
      <SearchField
        {...fields}
        name="action"
        label="Action"
        options={AUDIT_ACTIONS.map((value) => ({ value, label: value }))}
      />
      <SearchField
        {...fields}
        name="account"
        label="Account Id"
        hint="A press on a name in the list fills it"
        maxLength={200}
      />
      <SearchField {...fields} name="from" label="From" type="date" />
      <SearchField {...fields} name="to" label="To" type="date" />
    </SearchForm>
  );
}
