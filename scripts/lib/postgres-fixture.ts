import { createInterface } from 'node:readline';
import { runCommand } from './command';
import { startPostgres } from './postgres';

/**
 * A PostgreSQL server that a test stops and restarts by the lines `halt` and `resume`. It answers each when it is done.
 */
await runCommand(async () => {
  const postgres = await startPostgres();
  console.log(postgres.url);
  for await (const line of createInterface({ input: process.stdin })) {
    await (line === 'halt' ? postgres.halt() : postgres.resume());
    console.log(line);
  }
});
