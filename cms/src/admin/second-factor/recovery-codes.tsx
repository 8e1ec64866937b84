import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import { StepHeading } from './step-heading';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes. They are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();

  const copyAll = async () => {
    const isCopied = await copy(codes.join('\n'));
    if (isCopied) toggleNotification({ type: 'success', message: 'Recovery codes copied' });
    else toggleNotification({ type: 'danger', message: 'The browser did not copy them' });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} maxWidth="48rem">
      <StepHeading>Store your recovery codes</StepHeading>
      <Typography>
        The second factor is on. Without your phone, each of these codes logs you in once. Store
        them now where only you find them: they are not shown again.
      </Typography>
      <Box
        {...{ tag: 'ul', 'aria-label': 'Recovery codes', background: 'neutral100', padding: 4 }}
        hasRadius
        style={{
          ...{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(20ch, max-content))',
          },
          ...{ gap: '0.8rem 3.2rem', fontFamily: 'monospace', fontSize: '1.4rem' },
        }}
      >
        {codes.map((code) => (
          <Typography key={code} tag="li" style={{ font: 'inherit' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Flex gap={2} wrap="wrap">
        <Button onClick={onDone}>I have stored them</Button>
        <Button variant="tertiary" onClick={() => void copyAll()}>
          Copy
        </Button>
      </Flex>
    </Flex>
  );
}
