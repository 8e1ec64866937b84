import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Link, navigate } from 'gatsby';
import { isSignInError } from '../../../requests/api-error';
import { Button } from '../../../components/button/button';
import { Icon } from '../../../components/icon/icon';
import { AREAS, plural } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { useCan } from '../../../session/use-can';
import { useSession } from '../../../session/use-session';
import { findByText } from './find-by-text';
import type { ListOf, Place } from './find-by-text';
import * as styles from './staff.module.css';

/** The typed text when the session was lost, by account. It is restored after the next login. */
const left = new Map<string, string>();

/** The message of the result. A single result opens at once. */
const saidOf = ({ length }: readonly Place[]): string =>
  length === 0
    ? 'No property has this code or phone.'
    : `Found in ${String(length)} ${plural(length, 'place')}:`;

/** The search for a listing by code or phone. */
export function StaffFind({ area, list }: ListOf) {
  const id = useId();
  const can = useCan();
  const owner = useSession().account?._id ?? '';
  const [typed, setTyped] = useState(() => left.get(owner) ?? '');
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => {
    left.clear();
    return () => controller.current?.abort();
  }, []);

  const find = async () => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setPlaces(null);
    const phoneAreas = AREAS.filter((one) => can('search listings by phone', one));
    const search = async () => {
      try {
        const found = await findByText(typed, { area, list }, phoneAreas, signal);
        const [first, second] = found;
        if (first && !second) navigate(first.address);
        else setPlaces(found);
      } catch (error) {
        // A lost session is already reported.
        if (isSignInError(error)) left.set(owner, typed);
        else if (!signal.aborted) throw error;
      }
    };
    await attempt('find by code or phone', search, { onRetry: () => void find() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void find();
  };
  return (
    <form className={styles.find} role="search" aria-label="Code or phone" onSubmit={submit}>
      <label htmlFor={id}>Code or phone</label>
      <input
        id={id}
        type="search"
        className={styles.input}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Button type="submit" variant="secondary">
        <Icon of="Search" size={18} /> Find
      </Button>
      <p className={styles.said} role="status">
        {places && saidOf(places)}
      </p>
      {places && places.length > 0 && (
        <ul className={styles.places}>
          {places.map(({ address, text }) => (
            <li key={address}>
              <Link to={address}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
