/** What no page can say of itself; its content security policy stands in each page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

export const METHODS = ['GET', 'HEAD'];

export const UNPUBLISHED = 'The site is not published yet.';
export const ONLY_READ = 'This address can only be read.';
/** Seconds after which an unpublished site may be asked for again. */
export const RETRY_AFTER = '10';
