import { readFileSync } from 'node:fs';

import { bookHtml, bookOf, BOOKS, escaped, plain, readBook } from '@table-seven/rulebook';
import { ruleHtmlOf, shortHtml } from '@table-seven/rulebook';
import type { BookLanguage, Reading } from '@table-seven/rulebook';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { languageOf, servedHtml } from './served-page.ts';
import type { ServedPage } from './served-page.ts';

interface Asked {
  Params: { game?: string; spot?: string };
  Querystring: { lang?: unknown };
}

type Content = Omit<ServedPage, 'language' | 'path'>;

/** The rules, and the way to the lessons, as pages that need no script. `document` is where the app's own page lies. */
export function addRuleRoutes(app: FastifyInstance, document: string, origin: string | null): void {
  const template = readFileSync(document, 'utf8');

  const answer = (
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    status: number,
    language: BookLanguage,
    content: Content,
  ): string => {
    const [path = '/'] = request.url.split('?');
    void reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language');
    const own = origin ?? `${request.protocol}://${request.host}`;
    return servedHtml(template, own, { ...content, language, path });
  };

  const page =
    (makeContent: (reading: Reading, spot: string) => Content | null) =>
    async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<string> => {
      const { game = '', spot = '' } = request.params;
      const language = languageOf(request.query.lang, request.headers['accept-language']);
      const book = bookOf(game);
      const reading = await readBook(book ?? BOOKS[0]!, language);
      const content = book === undefined ? null : makeContent(reading, spot);
      if (content !== null) return answer(request, reply, 200, language, content);
      const isShelf = game === '';
      const start = book === undefined ? shelf(reading, isShelf) : astray(reading);
      return answer(request, reply, isShelf ? 200 : 404, language, start);
    };

  const hidden = { schema: { hide: true } };
  for (const path of ['/rules', '/rules/:game', '/rules/:game/:spot']) {
    app.get<Asked>(path, hidden, page(bookPage));
  }
  for (const path of ['/learn', '/learn/:game', '/learn/:game/:spot']) {
    app.get<Asked>(path, hidden, page(lessonPage));
  }
}

const pictureOf = (game: string): string => `/preview-${game}.png`;

/** The book, its one page, or the book with one rule in front. Null if there is no such rule. */
function bookPage(reading: Reading, spot: string): Content | null {
  const { name, words, pitch, game } = reading;
  const common = { title: `${name}: ${words.title}`, description: pitch, picture: pictureOf(game) };
  if (spot === '') return { ...common, body: bookHtml(reading) };
  if (spot === 'short') {
    return { ...common, title: `${name}: ${words.short}`, body: shortHtml(reading) };
  }
  const rules = reading.chapters.flatMap(({ title, rules: all }) =>
    all.map((rule) => ({ ...rule, chapter: title })),
  );
  const rule = rules.find(({ id }) => id === spot);
  if (rule === undefined) return null;
  return {
    ...common,
    title: `${name}: ${rule.chapter} (${spot})`,
    description: plain(rule.parts[0]!.spans),
    body: ruleHtmlOf(reading, spot) + bookHtml(reading),
  };
}

/** What is learnt there is played, so all that can be read here is the way to it. */
function lessonPage({ name, words, pitch, game, language }: Reading): Content {
  const body = [
    `<h1>${escaped(name)}: ${escaped(words.learn)}</h1>`,
    `<p>${escaped(pitch)}</p>`,
    `<p>${escaped(words['learn.scripts'])}</p>`,
    `<p><a href="/rules/${game}?lang=${language}">${escaped(words.title)}</a></p>`,
  ].join('\n');
  return { title: `${name}: ${words.learn}`, description: pitch, picture: pictureOf(game), body };
}

/** Every book there is. */
function shelf({ words, language, game }: Reading, isAsked: boolean): Content {
  const books = BOOKS.map(
    (book) => `<li><a href="/rules/${book.game}?lang=${language}">${escaped(book.name)}</a></li>`,
  ).join('');
  const sorry = isAsked ? '' : `<p role="alert">${escaped(words.unknown)}</p>`;
  return {
    title: words.title,
    description: BOOKS.map(({ name }) => name).join(', '),
    picture: pictureOf(game),
    body: `<h1>${escaped(words.title)}</h1>${sorry}<ul>${books}</ul>`,
  };
}

/** A rule that does not exist: the book from its beginning, with a sentence. */
function astray(reading: Reading): Content {
  const { name, words, pitch, game } = reading;
  return {
    title: `${name}: ${words.title}`,
    description: pitch,
    picture: pictureOf(game),
    body: `<p role="alert">${escaped(words.unknown)}</p>${bookHtml(reading)}`,
  };
}
