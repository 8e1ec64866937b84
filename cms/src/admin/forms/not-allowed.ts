/** Shown instead of a field that the role cannot read. */
export const NOT_ALLOWED = 'Not for your role';
