import type { FastifyReply, FastifyRequest } from 'fastify';

import { makeProblem } from './problems.ts';

/** What is said to people: that there is nothing, and where there is something. */
const WORDS: Readonly<Record<string, readonly [title: string, text: string, link: string]>> = {
  en: ['There is nothing here', 'Perhaps a letter of the address is wrong.', 'To Table Seven'],
  de: ['Hier ist nichts', 'Vielleicht stimmt ein Buchstabe der Adresse nicht.', 'Zu Table Seven'],
  nl: ['Hier is niets', 'Misschien klopt een letter van het adres niet.', 'Naar Table Seven'],
  fr: ['Il n’y a rien ici', 'Peut-être qu’une lettre de l’adresse est fausse.', 'Vers Table Seven'],
  es: ['Aquí no hay nada', 'Quizá falle una letra de la dirección.', 'A Table Seven'],
};

/** Somebody with a browser gets a page that leads back; a program, and whoever asks the API, a refusal as always. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPerson = request.headers.accept?.includes('text/html') === true;
  void reply.code(404);
  if (!isPerson || request.url.startsWith('/api/')) return reply.send(makeProblem('not-found'));
  return reply.type('text/html; charset=utf-8').send(pageIn(languageOf(request)));
}

function languageOf({ headers }: FastifyRequest): string {
  const wanted = (headers['accept-language'] ?? '').slice(0, 200).split(',');
  const tags = wanted.map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find((tag) => Object.hasOwn(WORDS, tag)) ?? 'en';
}

function pageIn(language: string): string {
  const [title, text, link] = WORDS[language]!;
  const body =
    'margin:0;display:grid;place-content:center;gap:12px;min-height:100vh;padding:24px;' +
    'font:18px/1.4 system-ui,sans-serif;color:#f5ecd7;background:#12343b';
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title} – Table Seven</title>
  </head>
  <body style="${body}">
    <h1 style="margin:0;font-size:28px">${title}</h1>
    <p style="margin:0">${text}</p>
    <p style="margin:0"><a style="color:#e8bf5a" href="/">${link}</a></p>
  </body>
</html>
`;
}
