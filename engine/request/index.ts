export type { PlannedHeader } from "#engine/auth";
export { acceptChoices, acceptedTypes, acceptOf } from "./accept.ts";
export { type AnswerBody, answerBodies, defaultType, errorBodies } from "./answer-bodies.ts";
export { type Part, type PlannedBody, wrapBody } from "./body.ts";
export { checkRequest, type RequestCheck, type RuleChecks, requestChecker } from "./check.ts";
export { channelChecker } from "./check-channel.ts";
export { bodiesOf, contentTypeOf, withContentType } from "./content-types.ts";
export { credentialParameters } from "./credential-parameters.ts";
export { percentEncode } from "./encode/index.ts";
export { credentialsIn, type FormCredential, withMasks } from "./form-credentials.ts";
export { type HandshakePlan, handshakeFrame, planHandshake, planMessage } from "./handshake.ts";
export {
  headerKey,
  isCredentialHeader,
  isHeaderName,
  isLatin1Value,
  isSendableHeader,
} from "./headers.ts";
export {
  isAccepted,
  isConcrete,
  isJsonType,
  isSequenceType,
  isXmlBody,
  isXmlType,
  mediaParameter,
  mediaType,
} from "./media-type.ts";
export { partHead } from "./part-head.ts";
export { type PlanInput, plannerWith, planUrl, type RequestPlan, type RequestPlanner } from "./plan.ts";
export { isCredentialMember, type RedactInput, redactCredentials } from "./redact-credentials.ts";
export { planRequest, requestPlanner } from "./request-planner.ts";
export {
  decodeInSteps,
  decodeText,
  dispositionName,
  downloadName,
  readResponse,
  rpcAnswer,
  rpcErrorText,
  type Shown,
  safeName,
} from "./response/index.ts";
export { dataUrlBytes } from "./sent-file.ts";
export { withXmlValues } from "./xml-values.ts";
