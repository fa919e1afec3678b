export { urlNames } from "./base-url.ts";
export { checkChannel } from "./channel.ts";
export { type ApiContext, checkAudiences, type FileContext } from "./context.ts";
export { checkEndpoint, type EndpointContext } from "./endpoint.ts";
export { checkErrors } from "./errors.ts";
export { openParameters, type Variables } from "./path-parameters.ts";
export { checkWebhook } from "./webhook.ts";
