import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';

/** What a form does while its request is under way, for requests that take long. */
export function Progress({ children }: { readonly children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  return <p role="status">{isSubmitting && children}</p>;
}
