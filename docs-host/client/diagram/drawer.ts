import frameUrl from "virtual:diagram-frame";
import type { DiagramAnswer, DiagramRequest, DiagramTheme } from "../diagram-frame/messages.ts";

/** Time in which the frame must have loaded, in milliseconds. */
const patience = 30_000;

type Answer = Exclude<DiagramAnswer, { readonly kind: "ready" }>;

let started: Promise<Window> | undefined;
const pending = new Map<number, (answer: Answer) => void>();
let count = 0;

/** Loads the frame that draws, once. It has a separate origin, so that it can't access the page. */
function startFrame(): Promise<Window> {
  started ??= new Promise((resolve, reject) => {
    const frame = document.createElement("iframe");
    frame.className = "mdx-diagram-frame";
    frame.setAttribute("sandbox", "allow-scripts");
    frame.setAttribute("aria-hidden", "true");
    frame.tabIndex = -1;
    frame.src = frameUrl;
    addEventListener("message", ({ data, source }: MessageEvent<DiagramAnswer>) => {
      if (source === null || source !== frame.contentWindow) return;
      if (data.kind === "ready") resolve(frame.contentWindow);
      else pending.get(data.id)?.(data);
    });
    setTimeout(() => reject(new Error("the diagram program did not load")), patience);
    document.body.append(frame);
  });
  return started;
}

/** Draws a diagram as SVG. Rejects with a message if its source has an error. */
export async function drawDiagram(source: string, theme: DiagramTheme): Promise<string> {
  const frame = await startFrame();
  count += 1;
  const id = count;
  const answer = await new Promise<Answer>((resolve) => {
    pending.set(id, resolve);
    const request: DiagramRequest = { id, source, theme };
    // The frame has no origin that could be named.
    frame.postMessage(request, "*");
  });
  pending.delete(id);
  if (answer.kind === "failed") throw new Error(answer.message);
  return answer.svg;
}
