/** Answers what differs between two endpoints, channels or webhooks, outside their shapes. */

export { compareAuth } from "./compare-auth.ts";
export { channelLocation, compareChannel, matchChannels } from "./compare-channel.ts";
export { compareEndpoint, endpointLocation, headerWords } from "./compare-endpoint.ts";
export { compareEnvironments } from "./compare-environments.ts";
export { compareInfo } from "./compare-info.ts";
export { compareScheme, matchSchemes } from "./compare-scheme.ts";
export { compareWebhook, matchWebhooks, webhookLocation } from "./compare-webhook.ts";
export { matchEndpoints } from "./match-endpoints.ts";
