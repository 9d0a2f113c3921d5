import type { PlayerRow } from './rows.ts';

/** The devices one person has at a time. */
export const MAX_TOKENS = 20;

/** Who people are: a name, and the hashes of the tokens in their cookies. */
export interface Identities {
  byToken(tokenHash: string): Promise<PlayerRow | null>;
  create(player: PlayerRow, tokenHash: string): Promise<void>;
  rename(player: number, name: string): Promise<void>;
  /** A link that lets another device in; an earlier one is no longer good. */
  addLink(player: number, linkHash: string, expiresAt: number): Promise<void>;
  /** Uses up a link that is still good: the token is its player's from now on. Whoever comes second gets nothing. */
  claimLink(linkHash: string, tokenHash: string, now: number): Promise<void>;
  /** The code with which somebody becomes this player on any device, as often as they like; an earlier one is no longer good. */
  setReturnCode(player: number, codeHash: string): Promise<void>;
  /** The token is that player's from now on whose return code it is; nothing if it is nobody's. */
  claimReturn(codeHash: string, tokenHash: string, now: number): Promise<void>;
  /** Only this token still says that somebody is this player, no link or return code leads to another one, and none is called. */
  signOutOthers(player: number, tokenHash: string): Promise<void>;
  /** Whoever is forgotten leaves no name, token or history; games among others keep their moves. */
  forget(player: number): Promise<void>;
  /** People who came before then and never sat down anywhere. */
  idle(before: number, limit: number): Promise<number[]>;
}
