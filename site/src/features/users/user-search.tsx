import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { navigate } from 'gatsby';
import { Button } from '../../components/button/button';
import { parseMobile } from '../../domain';
import { userListAddress } from './user-query';
import type { UserQuery } from './user-query';
import * as styles from './users.module.css';

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Text = ({ label, value, onChange }: TextProps) => {
  const id = useId();
  return (
    <p className={styles.searchField}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={styles.input}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </p>
  );
};

/** Normalizes a phone number. A part of a number is accepted, too. */
const numberMeant = (phone: string): string => parseMobile(phone) ?? phone.replace(/[\s-]/g, '');

/** The search by name or phone. The address contains the search. */
export function UserSearch({ query }: { readonly query: UserQuery }) {
  const [name, setName] = useState(query.name ?? '');
  const [phone, setPhone] = useState(query.phone ?? '');
  const find = (event: FormEvent) => {
    event.preventDefault();
    const asked = { name: name.trim(), phone: numberMeant(phone) };
    navigate(userListAddress({ ...query, ...asked, page: 1 }));
  };
  return (
    <form className={styles.search} role="search" aria-label="Name | Phone No." onSubmit={find}>
      <Text label="Name" value={name} onChange={setName} />
      <Text label="Phone No." value={phone} onChange={setPhone} />
      <div className={styles.searchButtons}>
        <Button
          variant="secondary"
          onClick={() => {
            setName('');
            setPhone('');
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
