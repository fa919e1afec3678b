import { startAnswering } from "#ui/response/session";

/** The worker that reads, searches and compares long bodies off the main thread. */
const answer = startAnswering((reported) => postMessage(reported));
addEventListener("message", ({ data }) => answer(data));
