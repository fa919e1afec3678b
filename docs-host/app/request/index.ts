export { Composed, type OpenPlaygroundState, shareLink, splitsOf } from "./composed.tsx";
export { EarlyPlayground } from "./early-playground.tsx";
export { loadSentLog } from "./load-sent-log.ts";
