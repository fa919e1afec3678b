/** Announces states to screen readers, each once, and only the last one while a reader types. */
export interface Announcer {
  readonly announce: (text: string) => void;
  readonly stop: () => void;
}

/** Wait before a state is announced, in ms: the letters that a reader types are spoken first. */
const announceWait = 700;

/** Creates the announcer of a live region. */
export function makeAnnouncer(status: HTMLElement): Announcer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    announce: (text) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (status.textContent !== text) status.textContent = text;
      }, announceWait);
    },
    stop: () => {
      clearTimeout(timer);
      status.textContent = "";
    },
  };
}
