/** A fault that keeps the CMS from starting and that an operator can fix: one sentence, printed without a stack. */
export class StartupError extends Error {}
