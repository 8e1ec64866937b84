/** Headers of every response. The rest of the content security policy is in each page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

export const METHODS = ['GET', 'HEAD'];

/** The maximum number of bytes of a request's first line and headers. */
export const HEADER_BYTES = 64 * 2 ** 10;

export const UNPUBLISHED = 'The site is not published yet.';
export const ONLY_READ = 'This address can only be read.';
export const TOO_LONG = 'This address is too long.';
export const NO_SUCH_PART = 'There is no such part of this file.';
export const TOO_MANY_HEADERS = 'The headers of this request are too long.';
export const TOO_SLOW = 'This request took too long to come.';
export const NO_REQUEST = 'This is not a request.';

/** The type of an error response. */
export const PLAIN_TEXT = 'text/plain; charset=utf-8';
/** Seconds after which a client may retry while the site is unpublished. */
export const RETRY_AFTER = '10';
