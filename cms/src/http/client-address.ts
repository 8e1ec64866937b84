import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** The number of groups in an IPv6 customer's network, a /64. */
const NETWORK_GROUPS = 4;

/** All groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

/**
 * The address that rate limits count: an IPv4 address, or the /64 network of an IPv6 address, in canonical form.
 * Source: docs/contract.md, "Login limits".
 */
export function limitedAddress(address: string): string {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = address] = address.split('%');
  if (!isIPv6(plain) || plain.includes('.')) return address;
  return `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
