import { downloadBlob } from '../app/download.ts';
import { resultPicture, resultText } from './result-picture.ts';
import type { SharedResult } from './result-picture.ts';

/** What became of it: the system took over, or a picture was saved here (and the words copied, where that is allowed). */
export type Shared = 'shared' | 'saved' | 'cancelled';

/** Hands the end of a game on, as picture and text. */
export async function shareResult(result: SharedResult, sign: string): Promise<Shared> {
  const picture = await resultPicture(result, sign);
  const text = `${resultText(result)}\n${sign}`;
  const file = new File([picture], 'table-seven.png', { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text });
      return 'shared';
    } catch (error) {
      // Whoever thinks better of it wants nothing; a system that cannot do what it said leaves us the file.
      if ((error as Error).name === 'AbortError') return 'cancelled';
    }
  }
  downloadBlob(file.name, picture);
  // Without a secure connection there is no clipboard; the picture says it all.
  if (window.isSecureContext) await navigator.clipboard.writeText(text).catch(() => undefined);
  return 'saved';
}
