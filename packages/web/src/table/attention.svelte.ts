import { settings } from '../app/settings.svelte.ts';
import { chime } from '../app/sound.ts';
import { t } from '../i18n/i18n.svelte.ts';

const BUZZ_MS = 40;

/** Calls a person when their turn comes: title of the tab, a small sound, a short vibration. */
export function attention(isMyTurn: () => boolean): void {
  $effect(() => {
    if (!isMyTurn()) return;
    document.title = `● ${t('turn.title')} – ${t('app.name')}`;
    if (settings.sound) chime('turn');
    if (settings.vibration && 'vibrate' in navigator && navigator.userActivation.hasBeenActive) {
      navigator.vibrate(BUZZ_MS);
    }
    return () => (document.title = t('app.name'));
  });
}
