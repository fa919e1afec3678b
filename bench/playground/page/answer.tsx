import "../../../docs-host/pages/styles/index.css";
import "../../../docs-host/playground/page/playground.css";
import { createRoot } from "react-dom/client";
import { openBodyReader } from "../../../docs-host/playground/adapters/body-reader.ts";
import { receive } from "../../../docs-host/playground/adapters/receive.ts";
import { ResponseCard } from "../../../ui/playground/response/response-card.tsx";
import { makeEndpointForm } from "../big-answer.ts";

/** Gets an answer as the site does and shows it in the card of answers. */
async function show(path: string): Promise<void> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const answer = await fetch(path);
  const response = await receive({
    head: { status: answer.status, statusText: answer.statusText, headers: [...answer.headers] },
    body: answer.body,
    length: undefined,
    isBare: false,
    listener: undefined,
    signal: undefined,
    elapsed,
    time: elapsed,
    whyCut: () => Promise.resolve({ cause: "cut", message: "cut" }),
  });
  const root = document.getElementById("root");
  if (root === null) return;
  createRoot(root).render(
    <ResponseCard
      response={{ kind: "loaded", response }}
      isStale={false}
      refusedFor={0}
      onShowIssues={() => {}}
      answers={answers}
      copy={(text) => navigator.clipboard.writeText(text)}
      randomId={() => crypto.randomUUID()}
    />,
  );
}

const answers = {
  open: openBodyReader,
  documented: async () => makeEndpointForm(),
  view: { read: () => "text" as const, write: () => {} },
};
Object.assign(globalThis, { bench: { show } });
