import { speak } from '../i18n/i18n.svelte.ts';
import { detectLanguage } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { parsePreferences } from './preferences.ts';
import type { Preferences } from './preferences.ts';
import { store, stored } from './stored.ts';

const KEY = 'table-seven/settings';

/** What this person has set on this device. Assign to it: it is remembered, and takes effect at once. */
export const settings: Preferences = $state(stored(KEY, parsePreferences));

/** Keeps the document and the memory in step with the settings; called once, when the app starts. */
export async function followSettings(): Promise<void> {
  $effect.root(() => {
    $effect(() => store(KEY, $state.snapshot(settings)));
    $effect(() => {
      mark('theme', { system: null, dark: 'felt', light: 'sand' }[settings.theme]);
      mark('speed', settings.speed === 'normal' ? null : settings.speed);
      mark('marks', settings.largeMarks ? 'large' : null);
    });
    $effect(() => void follow(languageWanted()));
  });
  // What is set in another window of the same browser holds here too.
  addEventListener('storage', ({ key }) => {
    if (key === KEY) Object.assign(settings, stored(KEY, parsePreferences));
  });
  await speak(languageWanted());
}

/** Whether the language that was chosen last could not be loaded. */
export const language = $state({ isMissing: false });

async function follow(wanted: Language): Promise<void> {
  language.isMissing = false;
  await speak(wanted).catch((error: unknown) => {
    console.error(error);
    language.isMissing = true;
  });
}

function languageWanted(): Language {
  return settings.language ?? detectLanguage(navigator.languages);
}

/** Style sheets read these marks off the root element. */
function mark(name: string, value: string | null): void {
  const root = document.documentElement;
  if (value === null) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}
