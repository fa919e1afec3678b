import type { FromWorker, ToWorker } from "../protocol/index.ts";
import { setLateLoads } from "./late-code.ts";
import { receivePageFetch } from "./page-fetch.ts";
import { startAnswering } from "./start-answering.ts";

/** The worker of one reference: it reads a description, stores its model, and sends rendered pages. */
const post = (message: FromWorker): void => postMessage(message);
const pageFetch = receivePageFetch(post);
// A long text would use memory as long as the worker runs.
setLateLoads({
  fields: () => import("callboard/late-fields"),
  html: () => import("callboard/late-html"),
  rest: () => import("callboard/late-rest"),
});
const answer = startAnswering({ post, fetchText: pageFetch.answer, onOpened: pageFetch.forget });

addEventListener("message", ({ data }) => {
  const message = data as ToWorker; // the element that has started this worker is the only one that sends messages to it
  if (message.type === "head" || message.type === "body") pageFetch.take(message);
  else answer(message);
});
