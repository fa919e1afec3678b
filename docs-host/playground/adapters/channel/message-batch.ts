import type { LineData, LineMessage } from "#machines";
import type { ConnectionDeps } from "./line-route.ts";

/** Messages within this many milliseconds of the last batch are sent as one batch, so that a flood costs little. */
const batchMs = 16;

/** Maximum messages of a batch, since a page in the background has slow timers. */
const maxBatch = 1000;

/** The received messages that have not been emitted yet. */
export interface MessageBatch {
  readonly add: (data: LineData) => void;
  /** Emits the batch now. */
  readonly flush: () => void;
  /** Cancels the timer of the batch. */
  readonly cancel: () => void;
}

/** Creates an empty batch of received messages. */
export function messageBatch(
  { now, after }: Pick<ConnectionDeps, "now" | "after">,
  emit: (messages: readonly LineMessage[]) => void,
): MessageBatch {
  let batch: LineMessage[] = [];
  let lastEmittedAt = Number.NEGATIVE_INFINITY;
  let cancelTimer: (() => void) | undefined;
  const flush = (): void => {
    cancelTimer?.();
    cancelTimer = undefined;
    if (batch.length === 0) return;
    const messages = batch;
    batch = [];
    lastEmittedAt = now();
    emit(messages);
  };
  return {
    add: (data) => {
      const at = now();
      batch.push({ data, at });
      if (at - lastEmittedAt >= batchMs || batch.length >= maxBatch) flush();
      else cancelTimer ??= after(batchMs, flush);
    },
    flush,
    cancel: () => cancelTimer?.(),
  };
}
