import type { ReactNode } from 'react';
import type { Master } from '../../domain';

/** The props that Strapi passes to the input of a custom field. */
export interface InputProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string;
  readonly value?: unknown;
  readonly attribute: {
    readonly options?: { readonly choices?: readonly string[]; readonly master?: Master };
  };
  readonly onChange: (event: {
    target: { name: string; value: string | number | readonly string[] | null; type: string };
  }) => void;
}
