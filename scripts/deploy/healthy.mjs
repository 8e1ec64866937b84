// Checks a container's health: `node healthy.mjs ADDRESS [STATUS]` requests the address, which must answer with the
// status (200 by default). The exit code is the result.
const [, , address, wanted = '200'] = process.argv;
const { status } = await fetch(address, {
  redirect: 'manual',
  signal: AbortSignal.timeout(5000),
}).catch(() => ({ status: 0 }));
process.exit(status === Number(wanted) ? 0 : 1);
