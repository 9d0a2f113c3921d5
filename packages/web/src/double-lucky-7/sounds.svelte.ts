import { settings } from '../app/settings.svelte.ts';
import { chime } from '../app/sound.ts';
import type { Sound } from '../app/sound.ts';
import type { Scene, SceneKind } from './scenes.ts';

const SOUNDS: Readonly<Partial<Record<SceneKind, Sound>>> = {
  bid: 'chip',
  card: 'card',
  collect: 'trick',
  wheel: 'chip',
  final: 'win',
};

/** Lets the table be heard: each scene once. */
export function soundsOf(scene: () => Scene | null): void {
  $effect(() => {
    const sound = SOUNDS[scene()?.kind ?? 'still'];
    if (settings.sound && settings.speed !== 'off' && sound !== undefined) chime(sound);
  });
}
