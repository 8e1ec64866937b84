import type { AppParameter } from '../../lib/domain';
import { WELL_KNOWN } from '../../lib/served-name';
import type { Release } from '../release/release';

/** The file with the contact for reports of vulnerabilities (RFC 9116). */
export const SECURITY_FILE = `${WELL_KNOWN}/security.txt`;

/** The daily reconciliation renews the file each month, long before it expires. */
const VALID_MONTHS = 6;

type Contacts = Pick<AppParameter, 'securityEmail' | 'securityUrl'>;

/** The first moment of a month, so that two publishes of a month write the same file. */
const expiryOf = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + VALID_MONTHS)).toISOString();

/** The text of the file; undefined if no contact is set. */
export function securityText(
  { securityEmail, securityUrl }: Contacts,
  siteUrl: string,
  now: Date,
): string | undefined {
  const contacts = [
    ...(securityEmail ? [`mailto:${securityEmail}`] : []),
    // Normalizes the address, so that it cannot start another line.
    ...(securityUrl ? [new URL(securityUrl).href] : []),
  ];
  if (contacts.length === 0) return undefined;
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expiryOf(now)}`,
    `Canonical: ${siteUrl}/${SECURITY_FILE}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes a release's file with its current text. Returns whether the file differed. */
export function updateSecurityText(
  release: Pick<Release, 'read' | 'write' | 'remove'>,
  contacts: Contacts,
  siteUrl: string,
): boolean {
  const wanted = securityText(contacts, siteUrl, new Date());
  if (release.read(SECURITY_FILE) === wanted) return false;
  if (wanted === undefined) release.remove(SECURITY_FILE);
  else release.write(SECURITY_FILE, wanted);
  return true;
}
