import { useState } from 'react';
import { tabStorage } from '../../requests/browser-storage';

/** A yes or no that the tab keeps, over a reload too. */
export function useTabFlag(key: string): readonly [boolean, (isSet: boolean) => void] {
  const [isSet, setFlag] = useState(() => tabStorage.text(key) !== null);
  const keep = (next: boolean) => {
    if (next) tabStorage.save(key, 'yes');
    else tabStorage.delete(key);
    setFlag(next);
  };
  return [isSet, keep];
}
