type Settings = Readonly<Record<string, string>>;

/** Nobody reads what is logged. */
export const QUIET: Settings = { LOG_LEVEL: 'silent' };

/**
 * The limits a server under load is spared, all in one place. Each table's people have an address and identities of their own, as
 * in the world, so what is limited by those stays as it is; but they answer at once and play hundreds of games an hour.
 */
export const TIRELESS_PEOPLE: Settings = { COMMANDS_PER_SECOND: '100000' };

/** Bots that answer as soon as they have thought: what is measured is the turn, not the pause before it. */
export const TIRELESS_BOTS: Settings = { BOT_PAUSE_MIN_MS: '0', BOT_PAUSE_MAX_MS: '0' };

/** A browser that visits again and again within a minute. */
export const ONE_BUSY_VISITOR: Settings = { REQUESTS_PER_MINUTE: '10000000' };
