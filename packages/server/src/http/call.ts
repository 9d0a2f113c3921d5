import type {
  AnyCode,
  BodyOf,
  ParamsOf,
  Problem,
  QueryOf,
  ReplyTo,
  Route,
} from '@table-seven/protocol';

import { makeProblem } from './problems.ts';

/** What goes in and out of a route, in Fastify's terms. */
export interface Call<R extends Route> {
  Body: BodyOf<R>;
  Params: ParamsOf<R>;
  Querystring: QueryOf<R>;
  Reply: ReplyTo<R> | Problem;
}

/** Sets the status of a refusal, and gives its body. */
export function refuse(
  reply: { code(status: number): unknown },
  status: number,
  code: AnyCode,
): Problem {
  reply.code(status);
  return makeProblem(code);
}
