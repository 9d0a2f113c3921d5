/** Said in the first message of every connection; counts up when an old client could no longer follow. */
export const PROTOCOL_VERSION = 1;
