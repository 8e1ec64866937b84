import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestCms } from './cms';

export const KIB = 1024;
export const MIB = 1024 * KIB;

/** The first part of a form: a file begins, of which the rest is to come. */
const FORM = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nbytes',
);
const BEGINNINGS = {
  'multipart/form-data; boundary=b': FORM,
  'application/json': Buffer.from('{"a":"'),
};

/** Who sends a body, and what of it. */
export interface Sender {
  readonly path?: string;
  readonly token?: string;
  readonly type?: keyof typeof BEGINNINGS;
  /** The client's address, as the proxy names it. */
  readonly address?: string;
  /** Bytes of the whole body. */
  readonly size?: number;
}

const open: ClientRequest[] = [];

/** Sends the headers of a body and its first bytes; the rest never comes. */
export function begin(cms: TestCms, sender: Sender): ClientRequest {
  const { path = '/AddImages', token, address = '10.0.0.1', size = MIB } = sender;
  const { type = 'multipart/form-data; boundary=b' } = sender;
  const { port } = cms.strapi.server.httpServer.address() as AddressInfo;
  const sent = request({
    ...{ port, path, method: 'POST', agent: false },
    headers: {
      'Content-Type': type,
      'Content-Length': String(size),
      'X-Forwarded-For': address,
      ...(token !== undefined && { Authorization: token }),
    },
  });
  open.push(sent);
  // It ends when the test does, or when it is cut off.
  sent.on('error', () => undefined);
  sent.write(BEGINNINGS[type]);
  return sent;
}

/** The answer to a body. */
export async function answerOf(sent: ClientRequest) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks = (await answer.toArray()) as Buffer[];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: String(Buffer.concat(chunks)),
  };
}

/** The answer to a body that has not been sent whole. */
export const answerTo = (cms: TestCms, sender: Sender) => answerOf(begin(cms, sender));

/** Ends what was begun. */
export function endSenders(): void {
  for (const sent of open.splice(0)) sent.destroy();
}
