/** The program was called in a way that it does not understand: one line for whoever called it. */
export class UsageError extends Error {}
