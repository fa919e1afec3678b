export { addressesOf, hostPatternsOf } from "./addresses-of.ts";
export type { ApiModel, ChannelForm, EndpointForm, Group } from "./api.ts";
export type { ApiInfo, Contact, License, Logo } from "./api-info.ts";
export { type AuthScheme, calledUrlsOf, type OAuthFlow, type OAuthFlows, pageFlowsOf, tokenUrlsOf } from "./auth.ts";
export { bareEndpoint } from "./bare-endpoint.ts";
export { filledBaseUrl } from "./base-url.ts";
export type {
  Broker,
  Channel,
  ChannelBinding,
  ChannelExample,
  ChannelMessage,
  ChannelOperation,
  MessageLocation,
  MessageReply,
  ProtocolBinding,
} from "./channel.ts";
export { channelClosureOf, closureOf, schemaLocations, shapesOf, webhookClosureOf, writtenSchemas } from "./closure.ts";
export { type Content, contentOf, contentsIn } from "./content.ts";
export type {
  AlternativeBody,
  CodeSample,
  Endpoint,
  EndpointError,
  EndpointResponse,
  Environment,
  EnvironmentVariable,
  Example,
  HttpMethod,
  MediaBody,
  NamedEvent,
  ParameterStyle,
  ParameterStyles,
  PartEncoding,
  PathPart,
  Protocol,
  RequestBody,
  ResponseBody,
  ResponseLink,
} from "./endpoint.ts";
export { filledPath } from "./filled-path.ts";
export { formFields, plainForm } from "./form-fields.ts";
export { pathText, routeText } from "./path-text.ts";
export { configuredIn, type PlaygroundSettings, type PlaygroundState } from "./playground-settings.ts";
export { channelBadge, protocolBadge } from "./protocol-badge.ts";
export { resolveEnvironment } from "./resolve-environment.ts";
export { resolveScheme } from "./resolve-scheme.ts";
export { lacksServer, mayUseWebSocket, modelLacksServer, readServerUrl, resolvedAt, servedAt } from "./served-at.ts";
export type { Callback, Webhook, WebhookPayload } from "./webhook.ts";
