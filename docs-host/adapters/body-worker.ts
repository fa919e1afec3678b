import { startAnswering } from "#ui/response/session";

/** The worker in which long bodies are read, looked through and compared, beside the page. */
const answer = startAnswering((reported) => postMessage(reported));
addEventListener("message", ({ data }) => answer(data));
