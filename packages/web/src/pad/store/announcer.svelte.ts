/** What is said: to those who listen, and for a while to those who look. */
export class Announcer {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  toast = $state<string | null>(null);
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Only heard: those who look see it happen. */
  tell(text: string): void {
    this.lines = [...this.lines.slice(-4), { id: this.#next++, text }];
  }

  /** Heard and seen. */
  say(text: string): void {
    this.tell(text);
    this.toast = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.toast = null), SHOWN_MS);
  }
}

const SHOWN_MS = 4000;
