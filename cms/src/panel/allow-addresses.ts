import { BlockList, isIPv6 } from 'node:net';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import type { RouteTable } from '../http/route-table';

/** The public paths of Strapi, in addition to the API. */
const PUBLIC = /^\/(?:uploads\/.*|_health|favicon\.(?:ico|png)|robots\.txt)?$/i;

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Returns a function that checks whether an address is in one of the networks. */
function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (client) => {
    const [address = client] = client.split('%');
    return list.check(address, familyOf(address));
  };
}

/**
 * Rejects requests for the panel and its calls with 403 unless they are from the given addresses. Every path that is
 * neither the API nor public belongs to the panel.
 * @param networks addresses and networks such as `10.0.0.0/8`; empty: all addresses are allowed
 * @returns a middleware factory
 * @throws ForbiddenError
 */
export const allowPanelAddresses =
  ({ isContract }: RouteTable, networks: () => readonly string[]) =>
  () => {
    const allowed = networks();
    const isAllowed = allowed.length === 0 ? () => true : inNetworks(allowed);
    return async (ctx: Context, next: Next): Promise<void> => {
      if (!isContract(ctx) && !PUBLIC.test(ctx.path) && !isAllowed(ctx.ip))
        throw new errors.ForbiddenError('The panel is not open to this address');
      await next();
    };
  };
