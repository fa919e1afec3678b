export { Composed, type OpenPlaygroundState, shareLink, splitsOf } from "./composed.tsx";
export { loadSentLog } from "./load-sent-log.ts";
