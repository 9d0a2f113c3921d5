import Type from 'typebox';
import type { Static } from 'typebox';

import { LEVELS } from '@table-seven/bots';

const closed = { additionalProperties: false };

export const Level = Type.Enum([...LEVELS]);

/** What a seat is meant for: somebody who joins, or a bot. */
export const SeatPlan = Type.Union([Type.Literal('open'), Level]);

/** Seconds per move: none, 30 s, 60 s, 2 min, or one to seven days for slow games. */
export const CLOCKS = [0, 30, 60, 120, 86_400, 172_800, 259_200, 604_800] as const;
/** Seconds until a bot plays for somebody who is away; 0 waits for ever. */
export const GRACES = [0, 30, 60, 120, 300] as const;

export const CreateTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())),
    /** One entry per seat. */
    seats: Type.Array(SeatPlan, { minItems: 2, maxItems: 7 }),
    clock: Type.Optional(Type.Enum([...CLOCKS])),
    grace: Type.Optional(Type.Enum([...GRACES])),
    spectators: Type.Optional(Type.Boolean()),
    chat: Type.Optional(Type.Boolean()),
    listed: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type CreateTable = Static<typeof CreateTable>;
