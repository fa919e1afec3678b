import type { ToWorker } from "../protocol/index.ts";
import { startAnswering } from "./start-answering.ts";

/** The worker of one reference: it reads a description, keeps its model, and sends what is shown of it. */
const answer = startAnswering((message) => postMessage(message));
// The element that has started this worker is the only one that sends messages to it.
addEventListener("message", ({ data }) => answer(data as ToWorker));
