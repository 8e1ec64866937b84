import { defineResource } from '../../documents/resource';
import { AREAS } from '../../domain';
import { id, instant, nullable, responseObject, withDescription } from '../../openapi/json';

const text = { type: 'string' } as const;

/** The deleted records that can come back. Source: docs/contract.md, "Bin". */
export const binEntry = defineResource({
  name: 'bin-entry',
  uid: 'api::bin.bin-entry',
  pages: 'none',
  isRecordOfPast: true,
  schemas: {
    BinEntry: responseObject({
      ...{ type: text, _id: id, label: text, title: text },
      area: nullable({ ...text, enum: [...AREAS] }),
      at: instant,
      by: withDescription(nullable(text), 'Who deleted it, if somebody of staff did.'),
      until: withDescription(instant, 'Then it goes for good.'),
    }),
  },
});
