import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { navigate } from 'gatsby';
import { Button } from '../../components/button/button';
import { AUDIT_ACTIONS } from '../../domain';
import { auditAddress } from './audit-query';
import type { AuditFilter, AuditFilters } from './audit-query';
import * as styles from './audit.module.css';

/** The filters of the audit trail. A search writes them to the address. */
export function AuditFilterForm({ filters: asked }: { readonly filters: AuditFilters }) {
  const id = useId();
  const [filters, setFilters] = useState(asked);
  const control = (name: AuditFilter) => ({
    ...{ id: `${id}-${name}`, className: styles.input, value: filters[name] ?? '' },
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setFilters({ ...filters, [name]: target.value.trimStart() });
    },
  });
  const filter = (name: AuditFilter, label: string, input: ReactNode) => (
    <p className={styles.filter}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      {input}
    </p>
  );
  const search = (event: FormEvent) => {
    event.preventDefault();
    navigate(auditAddress(filters));
  };
  return (
    <form className={styles.filters} role="search" aria-label="Audit Trail" onSubmit={search}>
      {filter(
        'action',
        'Action',
        <select {...control('action')}>
          <option value="">Any</option>
          {AUDIT_ACTIONS.map((action) => (
            <option key={action}>{action}</option>
          ))}
        </select>,
      )}
      {filter(
        'account',
        'Account Id',
        <>
          <input
            {...control('account')}
            type="text"
            maxLength={200}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
          />
          <span id={`${id}-hint`} className="muted small">
            A press on a name in the list fills it
          </span>
        </>,
      )}
      {filter('from', 'From', <input {...control('from')} type="date" />)}
      {filter('to', 'To', <input {...control('to')} type="date" />)}
      <div className={styles.filterButtons}>
        <Button
          variant="secondary"
          onClick={() => {
            navigate(auditAddress({}));
          }}
        >
          Clear Values
        </Button>
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}
