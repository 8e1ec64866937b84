/** The folder of addresses with a standard meaning (RFC 8615): the only hidden name of a release that is served. */
export const WELL_KNOWN = '.well-known';

/** Whether a file or folder of a release is served. The other hidden ones are the publisher's own. */
export const isServedName = (name: string): boolean => !name.startsWith('.') || name === WELL_KNOWN;
