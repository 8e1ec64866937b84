import type { Env } from './env';

/**
 * The configuration of Strapi's email plugin; empty without a mail server. No phase of a connection may be silent for
 * longer than `notifySeconds`.
 */
export function emailSettings({ smtp, notifySeconds }: Env) {
  if (!smtp) return {};
  const { from, ...server } = smtp;
  const most = notifySeconds * 1000;
  return {
    email: {
      config: {
        provider: 'nodemailer',
        providerOptions: {
          ...server,
          ...{
            dnsTimeout: most,
            connectionTimeout: most,
            greetingTimeout: most,
            socketTimeout: most,
          },
        },
        settings: { defaultFrom: from, defaultReplyTo: from },
      },
    },
  };
}
