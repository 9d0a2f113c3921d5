import type { Replay } from './replay.ts';

/** What a score sheet has; a game without rounds has totals only. */
interface Sheet {
  readonly sheet?: readonly {
    readonly bids: readonly number[];
    readonly tricks: readonly number[];
    readonly points: readonly number[];
  }[];
  readonly penalties?: readonly number[];
}

interface Words {
  readonly title: string;
  readonly date: string;
  readonly total: string;
  readonly penalty: string;
}

const PAPER = '#fbf6e9';
const INK = '#2b2620';
const FAINT = '#8d8371';
const LINE = '#d9cfb8';
const RED = '#a8322d';
const BRASS = '#e5b64a';
const ROW = 40;
const COLUMN = 118;
const HEAD = 132;

/** The final sheet as a picture, drawn like the printed pad. */
export async function sheetPicture(replay: Replay, words: Words): Promise<Blob | null> {
  const { sheet = [], penalties = [] } = replay.view(replay.length, null) as Sheet;
  const { totals, winners } = replay.result;
  const names = sideNames(replay);
  const hasPenalty = penalties.some((penalty) => penalty > 0);
  const rows = sheet.length + (hasPenalty ? 1 : 0) + 1;
  const canvas = document.createElement('canvas');
  canvas.width = 64 + COLUMN * names.length + 24;
  canvas.height = HEAD + ROW * rows + 28;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  await document.fonts.ready;
  ground(pen, canvas, words);
  const text = (what: string, column: number, y: number, font: string, color = INK): void => {
    pen.font = font;
    pen.fillStyle = color;
    pen.textAlign = 'center';
    pen.fillText(what, 64 + COLUMN * (column + 0.5), y, COLUMN - 10);
  };
  names.forEach((name, i) => text(name, i, HEAD - 14, `700 19px ${family()}`));
  sheet.forEach((row, r) => {
    const y = HEAD + ROW * r;
    line(pen, canvas.width, y);
    label(pen, String(r + 1), y);
    row.points.forEach((points, i) => {
      const isMet = row.bids[i] === row.tricks[i];
      const color = isMet ? INK : FAINT;
      text(
        `${String(row.bids[i])} / ${String(row.tricks[i])}`,
        i - 0.22,
        y + 26,
        `15px ${family()}`,
        FAINT,
      );
      text(signed(points), i + 0.22, y + 27, `700 20px ${family()}`, color);
    });
  });
  if (hasPenalty) {
    const y = HEAD + ROW * sheet.length;
    line(pen, canvas.width, y);
    label(pen, words.penalty, y);
    penalties.forEach((penalty, i) => text(signed(-penalty), i, y + 27, `20px ${family()}`, RED));
  }
  const y = HEAD + ROW * (rows - 1);
  pen.fillStyle = BRASS;
  winners.forEach((side) => pen.fillRect(64 + COLUMN * side + 8, y + 3, COLUMN - 16, ROW - 4));
  line(pen, canvas.width, y, 2);
  label(pen, words.total, y);
  totals.forEach((total, i) => text(signed(total), i, y + 29, `800 24px ${family()}`));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Whoever scores as one is named together. */
function sideNames({ names, sides, result }: Replay): string[] {
  return result.totals.map((_, side) =>
    names.filter((_name, seat) => sides[seat] === side).join(' + '),
  );
}

function ground(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, words: Words) {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = RED;
  pen.fillRect(0, 0, width, 18);
  pen.fillStyle = PAPER;
  for (let x = 14; x < width; x += 28) {
    pen.beginPath();
    pen.arc(x, 9, 4.5, 0, 7);
    pen.fill();
  }
  pen.fillStyle = INK;
  pen.textAlign = 'left';
  pen.font = `800 28px ${family()}`;
  pen.fillText(words.title, 24, 60, width - 48);
  pen.fillStyle = FAINT;
  pen.font = `16px ${family()}`;
  pen.fillText(words.date, 24, 84, width - 48);
}

function label(pen: CanvasRenderingContext2D, text: string, y: number): void {
  pen.fillStyle = FAINT;
  pen.textAlign = 'left';
  pen.font = `600 15px ${family()}`;
  pen.fillText(text, 14, y + 26, 50);
}

function line(pen: CanvasRenderingContext2D, width: number, y: number, thickness = 1): void {
  pen.fillStyle = LINE;
  pen.fillRect(12, y, width - 24, thickness);
}

function family(): string {
  return getComputedStyle(document.body).fontFamily;
}

/** With the sign that is printed, not the one that is typed. */
function signed(points: number): string {
  return String(points).replace('-', '−');
}
