import { useEffect, useRef } from 'react';
import { closeToast, removeRetry } from '../overlays/store';

/**
 * Returns functions for the toast of a form's last failure. The toast closes when the form is sent again. When the form
 * unmounts, the toast loses its Retry, which would send discarded values, or send them for another account.
 */
export function useFailure() {
  const last = useRef<number>();
  useEffect(
    () => () => {
      if (last.current !== undefined) removeRetry(last.current);
    },
    [],
  );
  const answered = (): void => {
    if (last.current !== undefined) closeToast(last.current);
    last.current = undefined;
  };
  const failed = (toast: number): void => {
    last.current = toast;
  };
  return { answered, failed };
}
