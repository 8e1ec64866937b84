import { useState } from 'react';
import type { FormEvent } from 'react';
import { navigate } from 'gatsby';
import { Button } from '../../components/button/button';
import { SearchField } from '../../components/search-form/search-form';
import { parseMobile } from '../../domain';
import { userListAddress } from './user-query';
import type { UserQuery } from './user-query';
import * as styles from './users.module.css';

/** Normalizes a phone number. A part of a number is accepted, too. */
const numberMeant = (phone: string): string => parseMobile(phone) ?? phone.replace(/[\s-]/g, '');

/** The search by name or phone. The address contains the search. */
export function UserSearch({ query }: { readonly query: UserQuery }) {
  const [filters, setFilters] = useState<Pick<UserQuery, 'name' | 'phone'>>(query);
  const { name = '', phone = '' } = filters;
  const fields = { filters, onChange: setFilters, type: 'search' };
  const find = (event: FormEvent) => {
    event.preventDefault();
    const asked = { name: name.trim(), phone: numberMeant(phone) };
    navigate(userListAddress({ ...query, ...asked, page: 1 }));
  };
  return (
    <form className={styles.search} role="search" aria-label="Name | Phone No." onSubmit={find}>
      <SearchField {...fields} name="name" label="Name" />
      <SearchField {...fields} name="phone" label="Phone No." />
      <div className={styles.searchButtons}>
        <Button
          variant="secondary"
          onClick={() => {
            setFilters({});
            navigate(userListAddress({ ...query, name: '', phone: '', page: 1 }));
          }}
        >
          Clear Values
        </Button>
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}
