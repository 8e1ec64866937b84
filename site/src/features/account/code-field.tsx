import { TextField } from '../../fields/text-field';

interface CodeFieldProps {
  readonly hint?: string;
}

/** The field for the code of a second factor. */
export const CodeField = ({
  hint = 'From your authenticator app, or a recovery code. Each works once',
}: CodeFieldProps) => (
  <TextField name="code" label="Code" hint={hint} isRequired autoComplete="one-time-code" />
);
