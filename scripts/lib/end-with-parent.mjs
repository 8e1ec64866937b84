// Goes before each program that a command starts: where the command is gone, however it ended, so is the program, with
// all that it started. Otherwise the build of a site whose publisher was killed would go on beside the next one.
import net from 'node:net';

const { LIFELINE_FD } = process.env;
// Its own children have other ends of other lines.
delete process.env.LIFELINE_FD;
if (LIFELINE_FD) {
  const lifeline = new net.Socket({ fd: Number(LIFELINE_FD) });
  lifeline.on('close', () => process.kill(-process.pid, 'SIGTERM'));
  lifeline.resume();
  lifeline.unref();
}
