import type { Seat } from '@table-seven/engine';

/** Something the others are asked: the seat it is about (who would take back a move, who claims, who is to go), and who has agreed so far. */
export interface Request {
  readonly seat: Seat;
  readonly agreed: ReadonlySet<Seat>;
}

/** A seat that somebody on another device says is theirs. */
export interface SeatRequest extends Request {
  readonly player: number;
  readonly at: number;
}

export function withAgreed<T extends Request>(request: T, seat: Seat): T {
  return { ...request, agreed: new Set([...request.agreed, seat]) };
}

/** A wish that somebody goes; a wish about somebody else takes the place of the one before. */
export function withWish(
  wish: Request | null,
  { seat, target }: { readonly seat: Seat; readonly target: Seat },
): Request {
  return withAgreed(wish?.seat === target ? wish : { seat: target, agreed: new Set() }, seat);
}
