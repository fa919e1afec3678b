import { readRecordingChoice } from "./recording-choice.ts";
import type { Send } from "./send.ts";

/**
 * Sends, and records or plays answers if the reader has ever chosen to record some. The code for that is loaded only
 * then; a request is sent without it if it can't be loaded.
 */
export const recordIfChosen =
  (send: Send): Send =>
  async (plan, signal, listener) => {
    if (readRecordingChoice() === undefined) return send(plan, signal, listener);
    const loaded = await import("./cassettes/index.ts").catch(() => undefined);
    const sending = loaded === undefined ? send : loaded.recordedSend(send, loaded.recorder);
    return sending(plan, signal, listener);
  };
