import type { JsonObject } from "#engine/json";

/** Returns a replay file of `callboard check` for an endpoint of the plain description. */
export const replayFile = (one: JsonObject, endpoint: string): JsonObject => ({
  callboard: "replay",
  version: 1,
  api: "api.yaml",
  definition: "0123456789abcdef0123456789abcdef",
  form: "0123",
  endpoint,
  law: "request",
  seed: 1,
  path: "1:0",
  message: "It broke.",
  case: one,
});
