import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

import { Problem, ROUTES } from './http.ts';
import type { Route } from './http.ts';
import { MESSAGES } from './messages.ts';

/** More than these help nobody. */
const MOST_FAULTS = 8;

/** Says what is wrong with something; null if nothing is. */
export type Check = (json: unknown) => string | null;

/** Checks that something has one of these shapes, exactly: nothing is missing, wrong or unknown. */
export function checkFor(...schemas: readonly TSchema[]): Check {
  const validators = schemas.map((schema) => Compile(schema));
  return (json) => {
    if (validators.some((validator) => validator.Check(json))) return null;
    const [faults] = validators
      .map((validator) => validator.Errors(json))
      .sort((a, b) => outerFaults(a) - outerFaults(b));
    const lines = faults!.map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
    return `${lines.slice(0, MOST_FAULTS).join('; ')}: ${JSON.stringify(json)}`;
  };
}

type Faults = ReturnType<ReturnType<typeof Compile>['Errors']>;

/** The shape that was meant is the one whose own keys fit best, whatever is in them. */
function outerFaults(faults: Faults): number {
  return faults.filter(({ instancePath }) => instancePath.split('/').length <= 2).length;
}

/** Checks whatever the server says over a socket. */
export const checkMessage: Check = checkFor(...Object.values(MESSAGES));

const REPLIES = new Map(
  Object.entries(ROUTES).map(([route, { reply }]) => [route as Route, checkFor(reply)] as const),
);
const checkProblem = checkFor(Problem);

/** Checks what the server answers to a request. */
export function checkReply(
  method: string,
  path: string,
  isOk: boolean,
  json: unknown,
): string | null {
  if (!isOk) return checkProblem(json);
  const route = routeOf(method, path);
  return route === null ? `no such route: ${method} ${path}` : REPLIES.get(route)!(json);
}

/** The route of a request: a part of the path that is named in the route may be anything. */
function routeOf(method: string, path: string): Route | null {
  const parts = path.replace(/\?.*/, '').split('/');
  for (const route of REPLIES.keys()) {
    const [itsMethod, itsPath] = route.split(' ') as [string, string];
    const itsParts = itsPath.split('/');
    const isSame = itsParts.every((part, i) => part === parts[i] || part.startsWith(':'));
    if (itsMethod === method && itsParts.length === parts.length && isSame) return route;
  }
  return null;
}
