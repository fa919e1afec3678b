/** Loads the parts that are needed once something was sent: the log of it, and the tools below answers. */
export const loadSentLog = () => import("./note-sent.ts");
