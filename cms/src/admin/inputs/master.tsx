import { forwardRef, useEffect, useState } from 'react';
import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { isArea, MASTER_FACTS } from '../../domain';
import type { Master } from '../../domain';
import { useOwnRegions } from './own-regions';
import { Frame } from './frame';
import type { InputProps } from './props';

/** The names of a region's master list; none before a region is chosen. */
function useNames(master: Master | undefined, area: unknown): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (master === undefined || !isArea(area)) return;
    const leaving = new AbortController();
    const address = `/api/${area}/${MASTER_FACTS[master].call}List`;
    fetch(address, { method: 'POST', signal: leaving.signal })
      .then((answer) => answer.json() as Promise<Record<string, string[] | undefined>>)
      .then((lists) => {
        setNames(lists[`${master}s`] ?? []);
      })
      .catch(() => {
        // The user can still type the name; the server checks it.
        setNames([]);
      });
    return () => {
      leaving.abort();
    };
  }, [master, area]);
  return names;
}

/** The input of a locality or a project name. */
const MasterName = forwardRef<HTMLDivElement, InputProps>(function MasterName(props, ref) {
  const { name, disabled, value, attribute, onChange } = props;
  const [own] = useOwnRegions();
  const chosen = useForm('MasterName', (state) => (state.values as { area?: unknown }).area);
  const names = useNames(attribute.options?.master, chosen ?? own);
  const current = typeof value === 'string' ? value : '';
  const change = (to: string | null | undefined) => {
    onChange({ target: { name, value: to === '' ? null : (to ?? null), type: 'string' } });
  };
  return (
    <Frame of={props} ref={ref}>
      <Combobox
        disabled={disabled}
        value={current}
        onChange={change}
        onClear={() => {
          change(null);
        }}
      >
        {[...new Set([...names, ...(current === '' ? [] : [current])])].map((one) => (
          <ComboboxOption key={one} value={one}>
            {one}
          </ComboboxOption>
        ))}
      </Combobox>
    </Frame>
  );
});

export default MasterName;
