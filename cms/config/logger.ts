import { readEnv } from '../src/env';

export default () => ({ level: readEnv().logLevel });
