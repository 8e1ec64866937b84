import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import type { ObservedEvents } from './observed-events';

const CHANGES = '/api/publisher/changes';

/** Forwards the publisher's requests to the CMS, and reports each response with changes. The caller makes it listen. */
export const createChangesProxy = (cmsUrl: string, events: ObservedEvents): Server =>
  createServer((received, response) => {
    const { method = 'GET', url = '/', headers } = received;
    const forwarded = request(new URL(url, cmsUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
      if (!url.startsWith(CHANGES)) return;
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('finish', () => {
        if (text.includes('"changes":[{')) events.emit('changes');
      });
    });
    // If the CMS is down, the proxy is down too.
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    received.pipe(forwarded);
  });
