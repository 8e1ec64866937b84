import { useCallback, useEffect, useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { OtherUsers } from './other-users';
import { OwnFactor } from './own-factor';
import { messageOf, showSecondFactor } from './requests';
import type { SecondFactorState } from './requests';

type Loaded = { readonly state: SecondFactorState } | { readonly failure: string };

const CARD = {
  ...{ background: 'neutral0', hasRadius: true, shadow: 'tableShadow' },
  padding: { initial: 4, medium: 6 },
} as const;

/** The settings page on which users of the panel switch their own second factor on and off. */
export default function SecondFactorPage() {
  const [loaded, setLoaded] = useState<Loaded>();
  const load = useCallback(() => {
    showSecondFactor().then(
      (state) => {
        setLoaded({ state });
      },
      (failure: unknown) => {
        setLoaded({ failure: messageOf(failure) });
      },
    );
  }, []);
  useEffect(load, [load]);

  if (!loaded) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>Second factor</Page.Title>
      <Layouts.Header
        title="Second factor"
        subtitle="A code of your phone that a login needs beside the password"
      />
      <Layouts.Content>
        {'failure' in loaded ? (
          <Flex direction="column" alignItems="flex-start" gap={4} role="alert">
            <Typography>{loaded.failure}</Typography>
            <Button onClick={load}>Retry</Button>
          </Flex>
        ) : (
          <Flex direction="column" alignItems="stretch" gap={6}>
            <Box {...CARD}>
              <OwnFactor isOn={loaded.state.isOn} onChange={load} />
            </Box>
            {loaded.state.others.length > 0 && (
              <Box {...CARD}>
                <OtherUsers others={loaded.state.others} onChange={load} />
              </Box>
            )}
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
