export default () => ({
  host: '127.0.0.1',
  port: Number(process.env.PEER_PORT),
  app: { keys: [process.env.PEER_SECRET] },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
