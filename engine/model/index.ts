export type { ApiModel, EndpointForm, Group } from "./api.ts";
export type { AuthScheme } from "./auth.ts";
export { closureOf, shapesOf } from "./closure.ts";
export type {
  Endpoint,
  EndpointError,
  EndpointResponse,
  Environment,
  Example,
  HttpMethod,
  PartEncoding,
  PathPart,
  Protocol,
  RequestBody,
  ResponseBody,
} from "./endpoint.ts";
