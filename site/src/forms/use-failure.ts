import { useEffect, useRef } from 'react';
import { closeToast, removeRetry } from '../overlays/store';

/**
 * The word of a form's last failure: it goes when the form is sent again, and with the form goes its Retry, which
 * would send what was thrown away, or by another account.
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
