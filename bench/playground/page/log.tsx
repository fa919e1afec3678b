import "../../../docs-host/app/styles/index.css";
import "../../../docs-host/app/styles/playground.css";
import { type ReactElement, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { emptyChannelLog, endOfSample, type LogMessage, logMessages, messageKinds } from "#engine/channel-log";
import type { ChannelMessage } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { ChannelLogView } from "#ui/channel/log";
import { openBodyReader } from "../../../docs-host/adapters/body-reader.ts";

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
      { type: "move", displayName: "Move", origin: "server", body },
      { type: "ask", displayName: "Ask for a move", origin: "client", body },
    ],
  },
  typesFrom({}),
);

const filler = "word ".repeat(40);
let made = 0;

/** The next message: some are binary, some of the client, some not as documented. */
function nextMessage(): LogMessage {
  made += 1;
  const at = Date.now();
  if (made % 50 === 0) {
    const data = Uint8Array.from({ length: 300 }, (_, place) => (place * made) % 256);
    return { at, data, origin: "server", ...kinds.received(data) };
  }
  const data = `{"n":${made % 40 === 0 ? `"${made}"` : `${made}.0`.slice(0, -2)},"text":"${filler}"}`;
  if (made % 10 === 3) return { at, data, origin: "client", type: "ask", displayName: "Ask for a move" };
  return { at, data, origin: "server", ...kinds.received(data) };
}

/** A channel that floods its log: so many messages a frame, as many as `flood` asks for. */
function Flooded(): ReactElement {
  const [log, setLog] = useState(emptyChannelLog);
  useEffect(() => {
    const take = (count: number) => setLog((before) => logMessages(before, Array.from({ length: count }, nextMessage)));
    Object.assign(globalThis, {
      bench: {
        flood: async (count: number, perFrame: number): Promise<readonly number[]> => {
          const frames: number[] = [];
          let before = performance.now();
          for (let given = 0; given < count; given += perFrame) {
            take(perFrame);
            await new Promise((done) => requestAnimationFrame(done));
            frames.push(performance.now() - before);
            before = performance.now();
          }
          return frames;
        },
        end: () => setLog((before) => logMessages(before, [endOfSample(Date.now())])),
      },
    });
  }, []);
  return (
    <ChannelLogView
      log={log}
      isLive
      onClear={() => setLog(emptyChannelLog)}
      open={openBodyReader}
      copy={(text) => navigator.clipboard.writeText(text)}
      check={kinds.check}
    />
  );
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Flooded />);
