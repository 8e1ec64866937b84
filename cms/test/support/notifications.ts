import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Area } from '../../src/domain';
import { NOTIFICATION_UID, PARAMETER_UID } from '../../src/uids';
import parameters from '../../sample-content/parameters.json';
import { addEnquiry } from './cms';
import type { TestCms } from './cms';

/** A message that the mail server has received; it need not have acknowledged it. */
export interface Mail {
  readonly to: readonly string[];
  readonly raw: string;
}

/** How a mail server treats a message. */
type Treatment = 'accept' | 'refuse' | 'refuse address' | 'hang' | 'die';

const refusal = (code: number) =>
  Object.assign(new Error('No such user <a@b.example>'), { responseCode: code });

/** A header of a message. */
export const ofHeader = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim();

/** A real mail server. */
export async function startMailServer() {
  const mails: Mail[] = [];
  let treatment: Treatment = 'accept';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => {
      done(treatment === 'refuse address' ? refusal(550) : null);
    },
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        if (treatment === 'die') kill();
        else if (treatment !== 'hang') done(treatment === 'refuse' ? refusal(451) : null);
      });
    },
  });
  // Clients end connections in the tests, and a server that dies ends them too.
  server.on('error', () => undefined);
  function kill(): void {
    const { connections } = server as unknown as {
      readonly connections: Iterable<{ readonly _socket: { destroy: () => void } }>;
    };
    for (const { _socket } of connections) _socket.destroy();
  }
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    settings: {
      ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) },
      SMTP_FROM: 'Dwarka Homes <enquiries@example.com>',
    },
    treat: (how: Treatment) => {
      treatment = how;
    },
    /** Nothing listens on its port any more. */
    goDown: async () => {
      const closed = once(server.server.close(), 'close');
      kill();
      await closed;
    },
    comeBack: () => once(server.listen(port, '127.0.0.1'), 'listening'),
    close: () =>
      new Promise<void>((resolve) => {
        kill();
        server.close(resolve);
      }),
  };
}

/** A request that the webhook has received. */
interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real HTTP server as the webhook. `answer` responds to each request; without a response the request hangs. */
export async function startWebhook() {
  const posted: Posted[] = [];
  let answer = (response: ServerResponse): void => {
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      posted.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const secret = 'k3-webhook-of-the-tests-9f2b7c61d8';
  return {
    posted,
    secret,
    settings: {
      ENQUIRY_WEBHOOK_URL: `http://127.0.0.1:${String(port)}/crm`,
      ENQUIRY_WEBHOOK_SECRET: secret,
    },
    answerWith: (how: (response: ServerResponse) => void) => {
      answer = how;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** Fills in the parameters, with an address of the branch office. */
export async function addOffices(cms: TestCms): Promise<void> {
  const branchOffice = { ...parameters.branchOffice, email: 'branch@example.com' };
  const data = { ...parameters, branchOffice } as never;
  await cms.strapi.documents(PARAMETER_UID).create({ data });
}

export interface StoredNotification {
  readonly key: string;
  readonly kind: string;
  readonly event: string;
  readonly state: string;
  readonly attempts: number;
  readonly dueAt: number | string;
  readonly error: string | null;
}

/** The outbox's rows of an enquiry, in the order in which they were queued. */
export const notificationsOf = async (cms: TestCms, enquiry: string) =>
  (await cms.strapi.db
    .query(NOTIFICATION_UID)
    .findMany({ where: { enquiry }, orderBy: [{ id: 'asc' }] })) as readonly StoredNotification[];

let failed = 0;

/** A notification that has failed for good. @returns its `_id` in calls */
export async function addFailedNotification(cms: TestCms, area: Area): Promise<string> {
  const { documentId: enquiry } = await addEnquiry(cms, area);
  const key = `failed-${String((failed += 1))}`;
  const times = { queuedAt: 1, dueAt: 1, expiresAt: 1, endedAt: 1000 };
  await cms.strapi.db.query(NOTIFICATION_UID).create({
    data: {
      ...{ key, kind: 'office', event: 'received', enquiry, area, state: 'failed' },
      ...{ ...times, attempts: 20, error: 'ECONNECTION' },
    },
  });
  return key;
}
