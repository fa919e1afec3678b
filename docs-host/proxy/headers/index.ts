export { isDeniedHeader } from "./denied-headers.ts";
export { type AnswerHeaders, guardHeaders, readAnswerHeaders, retryHeaders, sealEnvelope } from "./envelope.ts";
export { chooseHeaders, isSendable, isToken, probeHeaders, rebuildHeaders, sizeOf, splitList } from "./headers.ts";
