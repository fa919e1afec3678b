import "../../../docs-host/pages/styles/index.css";
import "../../../docs-host/playground/page/playground.css";
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { messageKinds } from "#engine/channel-log";
import type { ChannelMessage } from "#engine/model";
import { typesFrom } from "#engine/shape";
import type { ChannelLogEvent, LineMessage } from "#machines";
import { ChannelLogView, useDrawn } from "#ui/channel/log";
import { openBodyReader } from "../../../docs-host/playground/adapters/body-reader.ts";
import { startEventLog } from "../../../docs-host/playground/channel/event-log.ts";
import { pageTurns } from "../../../docs-host/playground/channel/page-turns.ts";

const body: ChannelMessage["body"] = {
  kind: "object",
  properties: [
    { key: "n", shape: { kind: "integer" }, optional: false },
    { key: "text", shape: { kind: "string" }, optional: false },
  ],
};
const kinds = messageKinds(
  {
    messages: [
      { type: "count", displayName: "Count", origin: "server", body: { kind: "integer" } },
      { type: "move", displayName: "Move", origin: "server", body },
      { type: "ask", displayName: "Ask for a move", origin: "client", body },
    ],
  },
  typesFrom({}),
);

const filler = "word ".repeat(40);
let made = 0;

/** The next message: some are binary, some of the client, some not as documented. */
function nextMessage(): Exclude<ChannelLogEvent, { readonly origin: "refused" }> {
  made += 1;
  const at = Date.now();
  if (made % 50 === 0) {
    const data = Uint8Array.from({ length: 300 }, (_, place) => (place * made) % 256);
    return { origin: "server", messages: [{ at, data }] };
  }
  const data = `{"n":${made % 40 === 0 ? `"${made}"` : `${made}.0`.slice(0, -2)},"text":"${filler}"}`;
  if (made % 10 === 3) {
    return { origin: "client", id: made, message: { data, type: "ask", displayName: "Ask for a move" } };
  }
  return { origin: "server", messages: [{ at, data }] };
}

/** As on the site: named in slices, drawn in calm frames. */
const said = startEventLog({ kinds, now: () => new Date(), ...pageTurns() });

/** Delivers a batch of messages, as a connection does in a flood. */
function take(count: number): void {
  let together: LineMessage[] = [];
  const deliver = (): void => {
    if (together.length > 0) said.record({ origin: "server", messages: together });
    together = [];
  };
  for (let given = 0; given < count; given += 1) {
    const next = nextMessage();
    if (next.origin === "server") together.push(...next.messages);
    else {
      deliver();
      said.record(next);
    }
  }
  deliver();
}

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

Object.assign(globalThis, {
  bench: {
    /** A flood of so many messages a frame; done when all of them are in the log. */
    flood: async (count: number, perFrame: number): Promise<readonly number[]> => {
      const frames: number[] = [];
      let before = performance.now();
      for (let given = 0; given < count; given += perFrame) {
        take(perFrame);
        await frame();
        frames.push(performance.now() - before);
        before = performance.now();
      }
      while (said.read().entries.count < made) await frame();
      return frames;
    },
  },
});

/** A channel that floods its log. */
const Flooded = (): ReactElement => (
  <ChannelLogView
    log={useDrawn(said)}
    isLive
    onClear={said.clear}
    open={openBodyReader}
    copy={(text) => navigator.clipboard.writeText(text)}
    check={kinds.check}
  />
);

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Flooded />);
