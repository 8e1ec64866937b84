import { useState } from 'react';
import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { PasswordAndCodeForm } from './password-and-code-form';
import { RecoveryCodes } from './recovery-codes';
import { beginSecondFactor, messageOf, switchOff, switchOn } from './requests';
import type { AppSecret, PasswordAndCode } from './requests';
import { SecretOfApp } from './secret-of-app';
import { StepHeading } from './step-heading';

type Step =
  | { readonly name: 'shown'; readonly isBack: boolean }
  | { readonly name: 'switching off' }
  | { readonly name: 'setting up'; readonly secret: AppSecret }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

interface OwnFactorProps {
  readonly isOn: boolean;
  readonly onChange: () => void;
}

const ON = { backgroundColor: 'success100', textColor: 'success700' } as const;
const APP_CODE = 'The six digits that the app shows now';
const ANY_CODE = 'From your authenticator app, or a recovery code. Each works once';

/** The user's own second factor: whether it is on, and the steps that switch it on and off. */
export function OwnFactor({ isOn, onChange }: OwnFactorProps) {
  const { toggleNotification } = useNotification();
  const [step, setStep] = useState<Step>({ name: 'shown', isBack: false });
  const back = () => {
    setStep({ name: 'shown', isBack: true });
  };
  const done = () => {
    back();
    onChange();
  };
  const setUp = async () => {
    try {
      setStep({ name: 'setting up', secret: await beginSecondFactor() });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: messageOf(failure) });
      onChange();
    }
  };
  const on = async (sent: PasswordAndCode) => {
    const { recoveryCodes } = await switchOn(sent);
    setStep({ name: 'codes', codes: recoveryCodes });
  };
  const off = async (sent: PasswordAndCode) => {
    await switchOff(sent);
    toggleNotification({ type: 'success', message: 'Second factor off' });
    done();
  };

  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onDone={done} />;
  if (step.name === 'setting up')
    return (
      <PasswordAndCodeForm submitLabel="Switch on" codeHint={APP_CODE} onSend={on} onCancel={back}>
        <StepHeading>Set up the second factor</StepHeading>
        <SecretOfApp secret={step.secret} />
      </PasswordAndCodeForm>
    );
  if (step.name === 'switching off')
    return (
      <PasswordAndCodeForm
        submitLabel="Switch off"
        codeHint={ANY_CODE}
        isDanger
        onSend={off}
        onCancel={back}
      >
        <StepHeading>Switch the second factor off</StepHeading>
        <Typography>A login then needs your password alone.</Typography>
      </PasswordAndCodeForm>
    );
  return (
    <Flex direction="column" alignItems="flex-start" gap={4}>
      <Flex gap={3}>
        <StepHeading hasFocus={step.isBack}>Your login</StepHeading>
        <Badge {...(isOn && ON)}>{isOn ? 'On' : 'Off'}</Badge>
      </Flex>
      <Typography>
        {isOn
          ? 'A login asks for your password, then for a code of your authenticator app.'
          : 'With a second factor, somebody who knows your password still cannot log in: it takes a code of your phone too.'}
      </Typography>
      {isOn ? (
        <Button
          variant="danger-light"
          onClick={() => {
            setStep({ name: 'switching off' });
          }}
        >
          Switch off
        </Button>
      ) : (
        <Button onClick={() => void setUp()}>Set up</Button>
      )}
    </Flex>
  );
}
