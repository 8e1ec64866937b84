import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { AppSecret } from './requests';

const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

/** A secret for an authenticator app: a QR code, a link for the same device, and text. */
export const SecretOfApp = ({ secret: { secret, uri, qr } }: { readonly secret: AppSecret }) => (
  <Flex direction="column" alignItems="flex-start" gap={3}>
    <Typography>
      Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator
      or 2FAS, and scan this picture:
    </Typography>
    {/* White in the dark theme, too: cameras need the contrast. */}
    <Box hasRadius borderColor="neutral200" style={{ background: '#fff', lineHeight: 0 }}>
      <img src={qr} alt="QR code for the authenticator app" width={200} height={200} />
    </Box>
    <Link href={uri}>Or open the app on this device</Link>
    <Typography>
      Or type the secret:{' '}
      <Typography tag="code" fontWeight="semiBold" style={{ fontFamily: 'monospace' }}>
        {inGroups(secret)}
      </Typography>
    </Typography>
  </Flex>
);
