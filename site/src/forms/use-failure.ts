import { useEffect, useRef } from 'react';
import { closeToast, removeRetry } from '../overlays/store';

/**
 * The toast of a form's last failure: it closes when the form is sent again. With the form its Retry disappears, which
 * would send discarded values, or as another account.
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
