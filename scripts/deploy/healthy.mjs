// Says by its exit code whether a container is well: `node healthy.mjs ADDRESS [STATUS]` asks the address, which must
// answer with the status, else 200.
const [, , address, wanted = '200'] = process.argv;
const { status } = await fetch(address, {
  redirect: 'manual',
  signal: AbortSignal.timeout(5000),
}).catch(() => ({ status: 0 }));
process.exit(status === Number(wanted) ? 0 : 1);
