/** Small synthesised sounds: no file is loaded. */
export type Sound = 'turn' | 'card' | 'chip' | 'trick' | 'win';

/** Frequencies in Hz, played one after the other, and how long each lasts in seconds. */
const NOTES: Readonly<Record<Sound, { readonly tones: readonly number[]; readonly each: number }>> =
  {
    turn: { tones: [523, 659], each: 0.09 },
    card: { tones: [196], each: 0.04 },
    chip: { tones: [880], each: 0.035 },
    trick: { tones: [330, 247], each: 0.06 },
    win: { tones: [523, 659, 784, 1047], each: 0.12 },
  };

let context: AudioContext | null = null;

/** Plays a sound, if the browser lets us: before the first tap it does not. */
export function chime(sound: Sound): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const { tones, each } = NOTES[sound];
  tones.forEach((tone, i) => play(context!, tone, context!.currentTime + i * each, each));
}

function play(audio: AudioContext, tone: number, at: number, length: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = 'triangle';
  source.frequency.value = tone;
  volume.gain.setValueAtTime(0.08, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length * 2.5);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + length * 2.5);
}
