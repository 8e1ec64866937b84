export default () => ({ 'users-permissions': { config: { jwtSecret: process.env.PEER_SECRET } } });
