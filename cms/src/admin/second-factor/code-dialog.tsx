import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { CODE_REFUSALS, requiredMessage } from '../../domain';
import { refusalOf } from './ask-for-code';
import type { SendCode } from './ask-for-code';

interface CodeDialogProps {
  readonly send: SendCode;
  /** Receives the response to the login; undefined if the user closes the dialog. */
  readonly onDone: (answer: Promise<Response> | undefined) => void;
}

/** Removes all other characters: a header cannot contain them, and codes do not have them. */
const plain = (typed: string): string => typed.replace(/[^\w-]/g, '');

/** The second step of a login: it requests the code until the login is not refused because of the code. */
export function CodeDialog({ send, onDone }: CodeDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const refuse = (why: string) => {
    setError(why);
    setIsSending(false);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (plain(code) === '') {
      refuse(requiredMessage('Code'));
      return;
    }
    setIsSending(true);
    const answer = send(plain(code));
    // Strapi's page shows other errors.
    const refusal = await answer.then(refusalOf).catch(() => undefined);
    if (refusal) refuse(CODE_REFUSALS.errorCode);
    else onDone(answer);
  };

  return (
    <Modal.Root
      open
      onOpenChange={() => {
        onDone(undefined);
      }}
    >
      <Modal.Content
        aria-describedby={undefined}
        style={{ maxWidth: '52rem' }}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          input.current?.focus();
        }}
      >
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Modal.Header closeLabel="Close">
            <Modal.Title>Enter your code</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography>
                This account has a second factor. Open the authenticator app on your phone, and type
                the six digits that it shows. Without the phone, type one of your recovery codes.
              </Typography>
              <Field.Root name="code" required error={error}>
                <Field.Label>Code</Field.Label>
                <Field.Input
                  ref={input}
                  type="text"
                  autoComplete="one-time-code"
                  autoCapitalize="none"
                  spellCheck={false}
                  value={code}
                  onChange={({ target }) => {
                    setCode(target.value);
                  }}
                />
                <Field.Error />
              </Field.Root>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary">Cancel</Button>
            </Modal.Close>
            <Button type="submit" loading={isSending}>
              Continue
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
