/** Why the CMS does not start, where a person can mend it: one sentence, which is shown without a stack. */
export class StartupError extends Error {}
