/** Delays the end of a form until nothing holds it, such as a recording that will end in an edit. */
export interface Holds {
  /** Holds the form; returns the function that releases it. */
  readonly hold: () => () => void;
  readonly stop: () => void;
}

/** Creates the `Holds` of a form. `onStop` is called when the form is stopped, and again when it is released later. */
export function createHolds(onStop: (isHeld: boolean) => void): Holds {
  let holds = 0;
  let isStopped = false;
  return {
    hold: () => {
      let isHeld = true;
      holds += 1;
      return () => {
        if (isHeld) holds -= 1;
        isHeld = false;
        if (isStopped && holds === 0) onStop(false);
      };
    },
    stop: () => {
      isStopped = true;
      onStop(holds > 0);
    },
  };
}
