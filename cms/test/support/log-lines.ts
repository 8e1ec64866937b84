import { Writable } from 'node:stream';
import { winston } from '@strapi/logger';
import type { TestCms } from './cms';
import { waitUntil } from './wait-until';

export interface Line {
  readonly time: string;
  readonly level: string;
  readonly id?: string;
  readonly [key: string]: unknown;
}

export interface Log {
  /** The whole output as text. */
  readonly text: () => string;
  readonly lines: () => readonly Line[];
  /** The lines of a request, once the line about its end exists. */
  readonly of: (id: string) => Promise<readonly Line[]>;
}

/** Captures a CMS's log, including its requests, instead of the terminal. */
export function listen({ strapi }: TestCms): Log {
  const written: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk.toString());
      done();
    },
  });
  for (const transport of strapi.log.transports) transport.silent = true;
  strapi.log.level = 'http';
  strapi.log.add(new winston.transports.Stream({ stream }));
  const text = (): string => written.join('');
  const lines = (): readonly Line[] =>
    text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);

  const of = async (id: string): Promise<readonly Line[]> => {
    const found = () => lines().filter((line) => line.id === id);
    await waitUntil(() => found().some(({ method }) => method));
    return found();
  };
  return { text, lines, of };
}
