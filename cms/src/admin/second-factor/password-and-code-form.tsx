import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, Field, Flex } from '@strapi/design-system';
import { useAuth, useNotification } from '@strapi/strapi/admin';
import { secondFactorErrors } from '../../domain';
import type { FieldErrors } from '../../domain';
import { fieldErrorsOf, messageOf } from './requests';
import type { PasswordAndCode } from './requests';

interface FormProps {
  readonly submitLabel: string;
  readonly codeHint: string;
  readonly isDanger?: boolean;
  readonly onSend: (sent: PasswordAndCode) => Promise<void>;
  readonly onCancel: () => void;
  /** The content above the fields. */
  readonly children?: ReactNode;
}

const FIELDS = [
  { name: 'password', label: 'Your password', type: 'password', autoComplete: 'current-password' },
  { name: 'code', label: 'Code', type: 'text', autoComplete: 'one-time-code' },
] as const;

/** The form that switches the second factor on or off. */
export function PasswordAndCodeForm(props: FormProps) {
  const { submitLabel, codeHint, isDanger = false, onSend, onCancel, children } = props;
  const email = useAuth('PasswordAndCodeForm', ({ user }) => user?.email);
  const { toggleNotification } = useNotification();
  const [values, setValues] = useState<PasswordAndCode>({ password: '', code: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const { elements } = event.currentTarget;
    const show = (faults: FieldErrors) => {
      setErrors(faults);
      const first = FIELDS.find(({ name }) => name in faults);
      const field = first && elements.namedItem(first.name);
      if (field instanceof HTMLElement) field.focus();
    };
    const faults = secondFactorErrors({ ...values });
    show(faults);
    if (Object.keys(faults).length > 0) return;
    setIsSending(true);
    try {
      await onSend(values);
    } catch (failure) {
      const refused = fieldErrorsOf(failure);
      if (refused) show(refused);
      else toggleNotification({ type: 'danger', message: messageOf(failure) });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={5} maxWidth="48rem">
        {children}
        {/* Password managers store the password under this name. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        {FIELDS.map(({ name, label, ...input }) => (
          <Field.Root
            key={name}
            name={name}
            required
            error={errors[name]}
            {...(name === 'code' && { hint: codeHint })}
          >
            <Field.Label>{label}</Field.Label>
            <Field.Input
              {...input}
              autoCapitalize="none"
              spellCheck={false}
              value={values[name]}
              onChange={({ target }) => {
                setValues({ ...values, [name]: target.value });
              }}
            />
            <Field.Error />
            <Field.Hint />
          </Field.Root>
        ))}
        <Flex gap={2} wrap="wrap">
          <Button type="submit" loading={isSending} variant={isDanger ? 'danger' : 'default'}>
            {submitLabel}
          </Button>
          <Button variant="tertiary" onClick={onCancel}>
            Cancel
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
