/** The book as plain HTML: for those without scripts, and for search engines. */

import type { Reading, ReadExample, ReadRule } from './book.ts';
import { drawingOf } from './drawing.ts';
import type { Cell, Drawn } from './drawing.ts';
import type { Span } from './markup.ts';
import { cardText } from './names.ts';
import type { Words } from './words/words.ts';

export function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => names[sign]!);
}

const spans = (all: readonly Span[]): string =>
  all
    .map(({ kind, text }) => {
      if (kind === 'strong') return `<strong>${escaped(text)}</strong>`;
      return kind === 'rule' ? `<a href="#${text}">${text}</a>` : escaped(text);
    })
    .join('');

const list = (items: readonly string[], className: string): string =>
  `<ul class="${className}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const card = (name: string, words: Words): string =>
  `<span class="card">${escaped(cardText(name, words))}</span>`;

/** A rule by itself: what somebody sees first who was sent its link. */
export function ruleHtmlOf(reading: Reading, id: string): string {
  const rules = reading.chapters.flatMap(({ rules: all }) => all);
  const rule = rules.find((one) => one.id === id);
  return rule === undefined ? '' : ruleHtml({ ...rule, id: `linked-${id}` }, reading.words);
}

/** The whole book, with everything that leads through it. */
export function bookHtml(reading: Reading): string {
  const { words, chapters, name, pitch, sources } = reading;
  const contents = chapters.map(({ id, title }) => `<a href="#${id}">${escaped(title)}</a>`);
  return [
    `<h1>${escaped(name)}: ${escaped(words.title)}</h1>`,
    `<p>${escaped(pitch)}</p>`,
    ways(reading, `/rules/${reading.game}/short`, words.short),
    `<nav><h2>${escaped(words.contents)}</h2>${list(contents, 'contents')}</nav>`,
    ...chapters.map(
      ({ id, title, rules }) =>
        `<section id="${id}"><h2>${escaped(title)}</h2>${rules
          .map((rule) => ruleHtml(rule, words))
          .join('')}</section>`,
    ),
    `<section><h2>${escaped(words.sources)}</h2><p>${escaped(sources)}</p></section>`,
  ].join('\n');
}

export function shortHtml(reading: Reading): string {
  const { words, name, pitch, short } = reading;
  return [
    `<h1>${escaped(name)}: ${escaped(words.short)}</h1>`,
    `<p>${escaped(pitch)}</p>`,
    ways(reading, `/rules/${reading.game}`, words.whole),
    list(
      short.map((heading) => spans(heading.spans)),
      'short',
    ),
  ].join('\n');
}

function ways({ game, language, words }: Reading, other: string, text: string): string {
  const links = [
    [`${other}?lang=${language}`, text],
    [`/learn/${game}`, words.learn],
    ['/', words.play],
  ] as const;
  return list(
    links.map(([href, label]) => `<a href="${href}">${escaped(label)}</a>`),
    'ways',
  );
}

function ruleHtml({ id, parts, examples }: ReadRule, words: Words): string {
  const texts = parts.map(({ kind, spans: text }) => {
    const mark =
      kind === 'option' || kind === 'decision' ? `<em>${escaped(words[kind])}</em> ` : '';
    return `<p class="${kind}">${mark}${spans(text)}</p>`;
  });
  const shown = examples.map((example) => exampleHtml(example, words));
  return `<article id="${id}"><h3><a href="#${id}">${id.replace('linked-', '')}</a></h3>${texts.join('')}${shown.join('')}</article>`;
}

function exampleHtml({ note, example }: ReadExample, words: Words): string {
  const pieces = drawingOf(example, words).map((piece) => pieceHtml(piece, words));
  return `<aside><h4>${escaped(words.example)}</h4>${pieces.join('')}<p>${spans(note)}</p></aside>`;
}

function pieceHtml(piece: Drawn, words: Words): string {
  switch (piece.kind) {
    case 'facts':
      return `<p>${piece.facts.map(escaped).join(' · ')}</p>`;
    case 'cards':
      return `<p>${escaped(piece.text)} ${piece.cards.map((one) => card(one, words)).join(' ')}</p>`;
    case 'plays':
      return list(
        piece.plays.map(({ name, card: played, wins }) => {
          const text = `${escaped(name)}: ${card(played, words)}`;
          return wins ? `<strong>${text}</strong>` : text;
        }),
        'plays',
      );
    case 'result':
      return `<p><strong>${escaped(piece.text)}</strong></p>`;
    case 'table':
      return tableHtml(piece, words);
  }
}

function tableHtml({ columns, rows }: Drawn & { kind: 'table' }, words: Words): string {
  const rule = (id: string | undefined): string =>
    id === undefined ? '' : ` <a href="#${id}">${id}</a>`;
  const cell = (one: Cell): string =>
    `<td>${'card' in one ? card(one.card, words) : escaped(one.text) + rule(one.rule)}</td>`;
  const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
