import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { navigate } from 'gatsby';
import { Button } from '../../../components/button/button';
import { Icon } from '../../../components/icon/icon';
import { REGIONS } from '../../../domain';
import type { Area, ListKey } from '../../../domain';
import { reportFailure } from '../../../overlays/report-failure';
import { useMay } from '../../../session/use-may';
import { addressOf } from './find-by-text';
import * as styles from './staff.module.css';

export interface StaffFindProps {
  readonly area: Area;
  readonly list: ListKey;
}

/** Staff type a code or a phone, and are there. */
export function StaffFind({ area, list }: StaffFindProps) {
  const id = useId();
  const may = useMay();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const ender = useRef<AbortController | null>(null);
  useEffect(() => () => ender.current?.abort(), []);

  const find = async () => {
    ender.current?.abort();
    const { signal } = (ender.current = new AbortController());
    setSaid('');
    try {
      const address = await addressOf(area, list, typed, signal);
      if (address !== null) navigate(address);
      else setSaid(`Nothing in ${REGIONS[area].label} has this code or phone.`);
    } catch (error) {
      if (!signal.aborted) reportFailure(error, { onRetry: () => void find() });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void find();
  };
  if (!may('search listings by phone', area)) return null;
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
        {said}
      </p>
    </form>
  );
}
