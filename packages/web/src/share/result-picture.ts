/** The end of a game, as somebody tells it to others. */
export interface SharedResult {
  readonly game: string;
  readonly title: string;
  readonly rows: readonly {
    readonly place: number;
    readonly name: string;
    readonly total: string;
    /** A colour of the style sheet. */
    readonly color: string;
    readonly isWinner: boolean;
  }[];
}

/** In words, for whoever cannot take a picture. */
export function resultText({ game, title, rows }: SharedResult): string {
  return [
    `${game}: ${title}`,
    ...rows.map(({ place, name, total }) => `${place}. ${name} ${total}`),
  ].join('\n');
}

const WIDTH = 1080;
const ROW = 112;
const TOP = 300;
const MARGIN = 72;

/** A picture of it, drawn with the colours and letters of the page. */
export async function resultPicture(result: SharedResult, sign: string): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = TOP + result.rows.length * ROW + 150;
  const pen = canvas.getContext('2d')!;
  drawGround(pen, canvas.height);
  pen.fillStyle = colorOf('--on-table');
  write(pen, result.game, MARGIN, 120, 600, 44);
  write(pen, result.title, MARGIN, 218, 800, 84, WIDTH - 2 * MARGIN);
  result.rows.forEach((row, i) => drawRow(pen, row, TOP + i * ROW));
  pen.fillStyle = colorOf('--on-table-2');
  write(pen, sign, MARGIN, canvas.height - 62, 600, 36);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)));
  });
}

function drawGround(pen: CanvasRenderingContext2D, height: number): void {
  const ground = pen.createRadialGradient(
    WIDTH / 2,
    height * 0.4,
    0,
    WIDTH / 2,
    height / 2,
    height,
  );
  ground.addColorStop(0, colorOf('--table-hi'));
  ground.addColorStop(1, colorOf('--table-lo'));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, height);
}

function drawRow(
  pen: CanvasRenderingContext2D,
  { place, name, total, color, isWinner }: SharedResult['rows'][number],
  top: number,
): void {
  pen.fillStyle = colorOf(isWinner ? '--brass' : '--paper');
  pen.beginPath();
  pen.roundRect(MARGIN - 20, top, WIDTH - 2 * MARGIN + 40, ROW - 12, 18);
  pen.fill();
  pen.fillStyle = colorOf(color);
  pen.beginPath();
  pen.arc(MARGIN + 110, top + 50, 28, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = colorOf('--ink');
  write(pen, String(place), MARGIN + 10, top + 66, 800, 46);
  write(pen, name, MARGIN + 164, top + 66, 700, 46, WIDTH - 2 * MARGIN - 330);
  pen.textAlign = 'right';
  write(pen, total, WIDTH - MARGIN - 10, top + 68, 800, 54);
  pen.textAlign = 'left';
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  weight: number,
  size: number,
  most = WIDTH,
): void {
  pen.font = `${weight} ${size}px ${token('--font-display')}`;
  pen.fillText(text, x, y, most);
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}

/** A colour of the style sheet as a canvas understands it: themed ones are pairs. */
function colorOf(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
