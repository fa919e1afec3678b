import type { Endpoint } from "#engine/model";

/** Returns true if an endpoint responds with a stream. */
export const isStream = (endpoint: Endpoint): boolean =>
  endpoint.responses.some((response) => response.body.kind === "stream");
