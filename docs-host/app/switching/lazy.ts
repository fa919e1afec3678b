/** Loads the log of what was sent, once something was. */
export const loadSentLog = () => import("./sent-log.ts");
