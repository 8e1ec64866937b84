import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { navigate } from 'gatsby';
import { Button } from '../button/button';
import * as styles from './pager.module.css';
import { askedPage } from './page-numbers';

interface GoToPageProps {
  readonly last: number;
  readonly hrefOf: (page: number) => string;
}

/** A form that opens a page by its number. 0 does nothing; a number above the last page opens the last page. */
export const GoToPage = ({ last, hrefOf }: GoToPageProps) => {
  const id = useId();
  const [typed, setTyped] = useState('');

  const go = (event: FormEvent) => {
    event.preventDefault();
    const page = askedPage(typed, last);
    setTyped('');
    if (page !== null) navigate(hrefOf(page));
  };

  return (
    <form className={styles.go} onSubmit={go}>
      <label htmlFor={id}>Go To Page</label>
      <input
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Button type="submit" variant="secondary" size="small">
        Go
      </Button>
    </form>
  );
};
