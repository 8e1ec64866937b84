// Loaded before each program that a command starts. When the command ends, for any reason, this ends the program and
// its child processes. Otherwise the site's build of a killed publisher would continue beside the next one.
import net from 'node:net';

const { LIFELINE_FD } = process.env;
// Its child processes have lifelines of their own.
delete process.env.LIFELINE_FD;
if (LIFELINE_FD) {
  const lifeline = new net.Socket({ fd: Number(LIFELINE_FD) });
  lifeline.on('close', () => process.kill(-process.pid, 'SIGTERM'));
  lifeline.resume();
  lifeline.unref();
}
