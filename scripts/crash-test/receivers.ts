import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../lib/ports';
import type { ObservedEvents } from './observed-events';

type Kind = 'office' | 'receipt' | 'webhook';

/** Something received: the id that stays the same over all attempts, and what names the enquiry. */
interface Received {
  readonly id: string;
  /** The reference; of a receipt, the visitor's address. */
  readonly of: string;
}

/** A mail server and a webhook, which acknowledge everything. */
export interface Receivers {
  readonly settings: Readonly<Record<string, string>>;
  readonly received: Readonly<Record<Kind, readonly Received[]>>;
  readonly close: () => Promise<void>;
}

const firstOf = (raw: string, pattern: RegExp): string => pattern.exec(raw)?.[1] ?? '';

/** @param events reports each acknowledged message */
export async function startReceivers(events: ObservedEvents): Promise<Receivers> {
  const received: Record<Kind, Received[]> = { office: [], receipt: [], webhook: [] };
  const mail = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      text(stream).then(
        (raw) => {
          const id = firstOf(raw, /^Message-ID: (.*)$/im).trim();
          const to = envelope.rcptTo[0]?.address ?? '';
          if (to.startsWith('asha')) received.receipt.push({ id, of: to });
          else received.office.push({ id, of: firstOf(raw, /(ENQ-\d+)/) });
          done(null);
          events.emit('notification');
        },
        // The CMS was killed before it had sent the whole message.
        () => undefined,
      );
    },
  });
  // A CMS that is killed ends its connections.
  mail.on('error', () => undefined);
  const webhook = createServer((request, response) => {
    text(request).then(
      (body) => {
        const { id, enquiry } = JSON.parse(body) as { id: string; enquiry: { reference: string } };
        received.webhook.push({ id, of: enquiry.reference });
        response.writeHead(204).end();
      },
      () => response.destroy(),
    );
  });
  const [mailPort, webhookPort] = [await freePort(), await freePort()];
  await once(mail.listen(mailPort, '127.0.0.1'), 'listening');
  await once(webhook.listen(webhookPort, '127.0.0.1'), 'listening');
  return {
    received,
    settings: {
      ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailPort) },
      SMTP_FROM: 'Dwarka Homes <enquiries@example.com>',
      ENQUIRY_WEBHOOK_URL: `http://127.0.0.1:${String(webhookPort)}/crm`,
      ENQUIRY_WEBHOOK_SECRET: 'secret-of-the-crash-test-4d1f09b7',
      // A lease of what a killed process was sending ends after six times this.
      NOTIFY_SECONDS: '5',
    },
    close: async () => {
      webhook.closeAllConnections();
      webhook.close();
      await new Promise<void>((resolve) => {
        mail.close(resolve);
      });
    },
  };
}
