/** A page that does not exist or cannot be stamped, or options that cannot be followed; the message says what to do. */
export class FreshnessError extends Error {}
