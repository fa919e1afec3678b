import type { JsonObject } from "#engine/json";

/** Values that a provider configured for readers (docs/behavior.md#initial-values-of-a-form). */
export interface PlaygroundState {
  readonly auth?: {
    readonly bearerToken?: string;
    readonly basic?: { readonly username: string; readonly password: string };
  };
  /** Values by name; an endpoint ignores those that it does not declare. */
  readonly headers?: JsonObject;
  readonly pathParameters?: JsonObject;
  readonly queryParameters?: JsonObject;
}

/** Configured values for all environments, and for single ones by their ids. */
export interface PlaygroundSettings {
  readonly initialState?: PlaygroundState;
  readonly environmentStates?: { readonly [environmentId: string]: PlaygroundState };
}

/** Returns the default values in an environment: its own override the general ones. */
export function configuredIn(settings: PlaygroundSettings | undefined, environmentId: string): PlaygroundState {
  const { initialState: all = {}, environmentStates: states = {} } = settings ?? {};
  const here = (Object.hasOwn(states, environmentId) ? states[environmentId] : undefined) ?? {};
  const both = (name: "headers" | "pathParameters" | "queryParameters") => {
    const values = { ...all[name], ...here[name] };
    return Object.keys(values).length === 0 ? {} : { [name]: values };
  };
  const auth = { ...all.auth, ...here.auth };
  return {
    ...(Object.keys(auth).length > 0 && { auth }),
    ...both("headers"),
    ...both("pathParameters"),
    ...both("queryParameters"),
  };
}
