import Type from 'typebox';

import { closed, Code, Count, Time, TypedCode, TypedName } from './parts.ts';

/** Far more than any pad needs: one of seven players and 14 rounds has less than 2,000. */
const MOST_LETTERS = 8000;

/** What a link to a whole pad has behind the #: a version, and letters that the server does not look into. */
const Packed = Type.String({
  maxLength: MOST_LETTERS,
  pattern: '^v[1-9][0-9]{0,5}\\.[A-Za-z0-9_-]+$',
});

/** What only the writer of a pad has. */
const Key = Type.String({ minLength: 20, maxLength: 100 });
const PadCode = Type.Object({ code: TypedCode });

/** Score pads that others follow. `/api/pads/:code/live` tells the same as `GET /api/pads/:code`, as server-sent events. */
export const PAD_ROUTES = {
  'POST /api/pads': {
    body: Type.Object({ pad: Packed }, closed),
    reply: Type.Object({ code: Code, key: Key, until: Time }, closed),
  },
  'GET /api/pads/:code': {
    params: PadCode,
    reply: Type.Object({ pad: Packed, seq: Count, changedAt: Time, until: Time }, closed),
  },
  'POST /api/pads/:code': {
    params: PadCode,
    body: Type.Object({ key: Key, pad: Packed }, closed),
    reply: Type.Object({ seq: Count, until: Time }, closed),
  },
  'DELETE /api/pads/:code': {
    params: PadCode,
    body: Type.Object({ key: Key }, closed),
    reply: Type.Object({}, closed),
  },
  // [DL-SCO-5] More than 322 points cannot be had: all tricks of all 14 rounds, with Double Points in rounds 6 and 8.
  'POST /api/club': {
    body: Type.Object(
      {
        game: Type.String({ pattern: '^[0-9a-f]{16,64}$' }),
        name: TypedName,
        total: Type.Integer({ minimum: 140, maximum: 322 }),
      },
      closed,
    ),
    reply: Type.Object({}, closed),
  },
} as const;
