import { answerInArea } from '../../../contract/answer';
import { MASTER_FACTS, MASTERS } from '../../../domain';
import { listMaster } from '../../../masters/calls';

export default {
  type: 'content-api',
  routes: MASTERS.map((master) => ({
    method: 'POST',
    path: `/:area/${MASTER_FACTS[master].call}List`,
    handler: answerInArea((call) => listMaster(call, master)),
    config: { auth: false },
  })),
};
