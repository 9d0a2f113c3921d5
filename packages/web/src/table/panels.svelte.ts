import type { Panel as TablePanel } from './keys.ts';

/** What lies over a table, or over a pad: one panel at most. */
export class Panels<Panel extends string = TablePanel> {
  current = $state<Panel | null>(null);

  /** For the dialog that shows this panel. */
  of(panel: Panel): { open: boolean } {
    const isCurrent = (): boolean => this.current === panel;
    const show = (isOpen: boolean): void => {
      if (isOpen) this.current = panel;
      else if (isCurrent()) this.current = null;
    };
    return {
      get open() {
        return isCurrent();
      },
      set open(isOpen: boolean) {
        show(isOpen);
      },
    };
  }
}
