const waiting: (() => void)[] = [];

/**
 * Runs a callback at the end of this turn of the event loop, together with all others. Under load, the writes of many
 * calls are then adjacent, and their receivers wake up once: a wake-up costs the writer more than the write. A callback
 * must not throw.
 */
export function atTurnEnd(act: () => void): void {
  if (waiting.push(act) === 1) setImmediate(runAll);
}

function runAll(): void {
  for (const act of waiting.splice(0)) act();
}
