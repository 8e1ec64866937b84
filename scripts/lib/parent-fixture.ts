import { tmpdir } from 'node:os';
import { startProcess } from './processes';

/** Starts a program that starts another one, and waits for it. The first one prints the ids of both. */
const GRANDCHILD = 'setInterval(() => {}, 1000)';
const CHILD = `
  const { pid } = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(GRANDCHILD)}]);
  console.log(process.pid, pid);
  ${GRANDCHILD}`;

await startProcess({ name: 'The child', args: ['-e', CHILD], cwd: tmpdir(), env: {} }).exited;
