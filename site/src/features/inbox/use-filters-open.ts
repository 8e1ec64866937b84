import { useState } from 'react';
import { tabStorage } from '../../requests/browser-storage';

const KEY = 'inbox filters';

/** Whether the filters of the inbox are open. The tab keeps it over a reload. */
export function useFiltersOpen(): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => tabStorage.text(KEY) !== null);
  const keep = (next: boolean) => {
    if (next) tabStorage.save(KEY, 'open');
    else tabStorage.delete(KEY);
    setOpen(next);
  };
  return [isOpen, keep];
}
