import type { FromWorker, ToWorker } from "../protocol/index.ts";
import { receivePageFetch } from "./page-fetch.ts";
import { createSketcher } from "./sketcher.ts";
import { startAnswering } from "./start-answering.ts";

/** The worker of one reference: it reads a description, stores its model, and sends rendered pages. */
const post = (message: FromWorker): void => postMessage(message);
const pageFetch = receivePageFetch(post);
const sketcher = createSketcher(post);
const answer = startAnswering({ post, fetchText: pageFetch.answer, sketcher, onOpened });

/** A long text would use memory as long as the worker runs. */
function onOpened(): void {
  sketcher.end();
  pageFetch.forget();
}

addEventListener("message", ({ data }) => {
  const message = data as ToWorker; // the element that has started this worker is the only one that sends messages to it
  if (message.type === "head" || message.type === "body") pageFetch.take(message);
  else if (message.type === "ask" && message.about === "sketch") {
    sketcher.ask(message);
    void pageFetch.read().then(sketcher.readText);
  } else answer(message);
});
