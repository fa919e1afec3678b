export { addCredentials, type CredentialsOf } from "./credentials.ts";
export { type AnswerHeaders, guardHeaders, readAnswerHeaders, retryHeaders, sealEnvelope } from "./envelope.ts";
export { chooseHeaders, isToken, probeHeaders, rebuildHeaders, sizeOf, splitList } from "./headers.ts";
