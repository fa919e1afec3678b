/** The content of a response, and the name of its download. */
export { decodeText } from "./decode-text.ts";
export { dispositionName, downloadName } from "./download-name.ts";
export { safeName } from "./file-name.ts";
export { decodeInSteps, readResponse, type Shown } from "./response.ts";
export { rpcAnswer, rpcErrorText } from "./rpc-answer.ts";
