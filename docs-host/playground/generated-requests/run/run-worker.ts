import { startRunner } from "./runner.ts";

/** The worker that generates requests and checks their answers, so that the page stays responsive. */
const onMessage = startRunner({
  post: (message) => postMessage(message),
  clock: () => performance.now(),
  after: (time, act) => {
    const timer = setTimeout(act, time);
    return () => clearTimeout(timer);
  },
});
addEventListener("message", ({ data }) => onMessage(data));
