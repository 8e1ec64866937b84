export default () => ({
  auth: { secret: process.env.PEER_SECRET },
  apiToken: { salt: process.env.PEER_SECRET },
  transfer: { token: { salt: process.env.PEER_SECRET } },
});
