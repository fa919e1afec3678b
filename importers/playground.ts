import { isObject, type JsonObject, objectOf } from "#engine/json";
import type { ApiModel, Environment, PlaygroundSettings, PlaygroundState } from "#engine/model";
import { entriesOf, isThere, member, type Node, note, only } from "./node.ts";

/** The extension of a description with the configured values of its playground (docs/filled-in.md). */
const extension = "x-callboard-playground";

/** Returns true if a description has configured values. */
export const hasPlayground = (root: Node): boolean => isThere(member(root, extension));

const parts = [
  ["headers", "headers"],
  ["path_parameters", "pathParameters"],
  ["query_parameters", "queryParameters"],
] as const;

/** Reads the values that a provider configured for readers (docs/filled-in.md), from the root of a description. */
export const readPlayground = (
  root: Node,
  model: Pick<ApiModel, "endpoints" | "channels">,
): Pick<ApiModel, "playground"> => readPlaygroundAt(member(root, extension), model);

/** Reads configured values. They may be secret, so diagnostics never contain them. */
export function readPlaygroundAt(
  node: Node,
  model: Pick<ApiModel, "endpoints" | "channels">,
): Pick<ApiModel, "playground"> {
  if (!isObjectAt(node)) return {};
  only(node, ["initial_state", "env_state"]);
  const initial = member(node, "initial_state");
  const initialState = isObjectAt(initial) ? readState(initial) : undefined;
  const environments = [...model.endpoints, ...(model.channels ?? [])].flatMap((one) => one.environments);
  const states = isObjectAt(member(node, "env_state"))
    ? entriesOf(member(node, "env_state")).flatMap(([name, at]) => readEnvironment(name, at, environments))
    : [];
  const playground: PlaygroundSettings = {
    ...(initialState && { initialState }),
    ...(states.length > 0 && { environmentStates: Object.fromEntries(states) }),
  };
  return Object.keys(playground).length === 0 ? {} : { playground };
}

/** An environment is named by its id, or by its address. */
function readEnvironment(
  name: string,
  node: Node,
  environments: readonly Environment[],
): readonly (readonly [string, PlaygroundState])[] {
  const ids = environments.filter(({ id, baseUrl }) => id === name || baseUrl === name).map(({ id }) => id);
  if (ids.length === 0) {
    const known = [...new Set(environments.map(({ id }) => id))].join(", ");
    note(node, "unknown-reference", `unknown environment ${JSON.stringify(name)}; the API has ${known || "none"}`);
    return [];
  }
  if (!isObjectAt(node)) return [];
  const state = readState(node);
  return [...new Set(ids)].map((id) => [id, state] as const);
}

function readState(node: Node): PlaygroundState {
  only(node, ["auth", ...parts.map(([name]) => name)]);
  const auth = readAuth(member(node, "auth"));
  const values = parts.flatMap(([name, key]) => {
    const at = member(node, name);
    return isObjectAt(at) ? [[key, at.value] as const] : [];
  });
  return { ...(auth && { auth }), ...Object.fromEntries(values) };
}

function readAuth(node: Node): PlaygroundState["auth"] {
  if (!isObjectAt(node)) return undefined;
  only(node, ["bearer_token", "basic"]);
  const bearerToken = secretAt(member(node, "bearer_token"));
  const basic = member(node, "basic");
  const pair = isObjectAt(basic) ? ["username", "password"].map((name) => secretAt(member(basic, name))) : [];
  const [username, password] = pair;
  return {
    ...(bearerToken !== undefined && { bearerToken }),
    ...(username !== undefined && { basic: { username, password: password ?? "" } }),
  };
}

/** Writes configured values in the notation of descriptions. */
export function writePlayground({ initialState, environmentStates = {} }: PlaygroundSettings): JsonObject {
  const states = Object.entries(environmentStates);
  return {
    ...(initialState && { initial_state: writeState(initialState) }),
    ...(states.length > 0 && { env_state: objectOf(states.map(([id, state]) => [id, writeState(state)] as const)) }),
  };
}

function writeState({ auth, ...state }: PlaygroundState): JsonObject {
  const { bearerToken, basic } = auth ?? {};
  const values = parts.flatMap(([name, key]) => (state[key] === undefined ? [] : [[name, state[key]] as const]));
  return {
    ...(auth && {
      auth: { ...(bearerToken !== undefined && { bearer_token: bearerToken }), ...(basic && { basic: { ...basic } }) },
    }),
    ...objectOf(values),
  };
}

function secretAt(node: Node): string | undefined {
  if (typeof node.value === "string") return node.value;
  if (isThere(node)) note(node, "type", "expected text; this value is ignored");
  return undefined;
}

function isObjectAt(node: Node): node is Node & { readonly value: JsonObject } {
  if (isObject(node.value)) return true;
  if (isThere(node)) note(node, "type", "expected an object; this value is ignored");
  return false;
}
