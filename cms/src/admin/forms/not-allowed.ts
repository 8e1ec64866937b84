/** What stands in place of a field that the role does not see. */
export const NOT_ALLOWED = 'Not for your role';
