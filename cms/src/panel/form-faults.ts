import { errors } from '@strapi/utils';
import { attributeName, fieldOf, KINDS } from '../domain';
import { LISTING_UIDS } from '../uids';

interface Fault {
  readonly path: readonly string[];
  readonly message: string;
  readonly name: string;
}

/**
 * The same refusal with its faults by attribute, as a form knows its inputs: the rules name a field as the contract
 * does, which for `status` is not the attribute's name. Anything else is handed back as it is.
 */
export function byAttribute(uid: string, error: unknown): unknown {
  const kind = KINDS.find((one) => LISTING_UIDS[one] === uid);
  if (kind === undefined || !(error instanceof errors.ValidationError)) return error;
  const { errors: faults } = error.details as { readonly errors?: readonly Fault[] };
  if (!faults) return error;
  return new errors.ValidationError(error.message, {
    errors: faults.map((fault) => {
      const field = fieldOf(kind, fault.path.join('.'));
      return field ? { ...fault, path: [attributeName(field)] } : fault;
    }),
  });
}
