const waiting: (() => void)[] = [];

/**
 * Runs an act when this turn of the event loop has read what there is to read, together with all others that wait for
 * it. Under load the writes of many calls then stand side by side, and whoever reads them wakes once instead of each
 * time: waking costs the writer more than the write. An act must not throw.
 */
export function atTurnEnd(act: () => void): void {
  if (waiting.push(act) === 1) setImmediate(runAll);
}

function runAll(): void {
  for (const act of waiting.splice(0)) act();
}
