import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ObservedEvents } from './observed-events';

const CHANGES = '/api/publisher/changes';

/** Passes on what the publisher asks of the CMS, and notes when it was told of changes; it listens when it is told to. */
export function createChangesProxy(cmsUrl: string, signals: ObservedEvents): Server {
  return createServer((asked, answer) => {
    const { method = 'GET', url = '/', headers } = asked;
    const passed = request(new URL(url, cmsUrl), { method, headers }, (told) => {
      passOn(told, answer);
      if (url.startsWith(CHANGES)) noteChanges(told, answer, signals);
    });
    // The CMS is down: so is then what leads to it.
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
}

function passOn(told: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(told.statusCode ?? 502, told.headers);
  told.on('error', () => answer.destroy());
  told.pipe(answer);
}

function noteChanges(told: IncomingMessage, answer: ServerResponse, signals: ObservedEvents): void {
  let text = '';
  told.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  answer.on('finish', () => {
    if (text.includes('"changes":[{')) signals.report('told');
  });
}
