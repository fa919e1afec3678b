import { objectOf, own } from "#engine/json";
import type { ApiModel, AuthScheme, Channel, Endpoint, OAuthFlow, OAuthFlows, PlaygroundState } from "#engine/model";

/** The parts of an API that name its schemes, environments and parameters. */
export type NamingParts = Pick<ApiModel, "endpoints" | "channels" | "globalHeaders">;

/** Returns true for a name that hidden parts use and no shown part does. */
type IsHidden = (name: string) => boolean;

type Operation = Endpoint | Channel;

const operationsOf = ({ endpoints, channels = [] }: NamingParts): readonly Operation[] => [...endpoints, ...channels];

/** Creates the check of names by the names that all parts use, and those that the shown ones use. */
function hiddenNames(
  all: NamingParts,
  shown: NamingParts,
  namesOf: (parts: NamingParts) => readonly string[],
): IsHidden {
  const [every, seen] = [new Set(namesOf(all)), new Set(namesOf(shown))];
  return (name) => every.has(name) && !seen.has(name);
}

const ofOperations =
  (namesOf: (operation: Operation) => readonly string[]) =>
  (parts: NamingParts): readonly string[] =>
    operationsOf(parts).flatMap(namesOf);

/** Returns the auth schemes and scopes of an API without those that only its hidden operations use. */
export function shownAuths(auths: ApiModel["auths"], all: NamingParts, shown: NamingParts): ApiModel["auths"] {
  const isHidden = hiddenNames(
    all,
    shown,
    ofOperations(({ auth, security = [] }) => [...auth, ...security.flat()]),
  );
  const withScopes = (id: string, scheme: AuthScheme): AuthScheme =>
    scheme.kind === "oauthFlows" ? { ...scheme, flows: withoutScopes(scheme.flows, scopesOf(id)) } : scheme;
  const scopesOf = (id: string): IsHidden =>
    hiddenNames(
      all,
      shown,
      ofOperations(({ scopes = {} }) => own(scopes, id) ?? []),
    );
  return Object.fromEntries(
    Object.entries(auths).flatMap(([id, scheme]) => (isHidden(id) ? [] : [[id, withScopes(id, scheme)] as const])),
  );
}

function withoutScopes(flows: OAuthFlows, isHidden: IsHidden): OAuthFlows {
  const flow = (one: OAuthFlow): OAuthFlow => ({
    ...one,
    scopes: Object.fromEntries(Object.entries(one.scopes).filter(([scope]) => !isHidden(scope))),
  });
  return Object.fromEntries(Object.entries(flows).map(([name, one]: [string, OAuthFlow]) => [name, flow(one)]));
}

const parameterKinds = [
  ["headers", "requestHeaders"],
  ["pathParameters", "pathParameters"],
  ["queryParameters", "queryParameters"],
] as const;

/** Returns the configured values of an API without hidden environments and parameters. */
export function shownPlayground(
  { initialState, environmentStates = {} }: NonNullable<ApiModel["playground"]>,
  all: NamingParts,
  shown: NamingParts,
): NonNullable<ApiModel["playground"]> {
  const kinds = parameterKinds.map(([name, key]) => {
    const namesOf = (parts: NamingParts) => [
      ...(name === "headers" ? parts.globalHeaders : []).map((one) => one.key),
      ...operationsOf(parts).flatMap((operation) => operation[key].map((one) => one.key)),
    ];
    return [name, hiddenNames(all, shown, namesOf)] as const;
  });
  const stateOf = (state: PlaygroundState): PlaygroundState => {
    const values = kinds.flatMap(([name, isHidden]) => {
      const given = state[name];
      if (given === undefined) return [];
      const keys = Object.keys(given).filter((key) => !isHidden(key));
      return [[name, objectOf(keys.map((key) => [key, own(given, key) ?? null] as const))] as const];
    });
    return { ...state, ...Object.fromEntries(values) };
  };
  const isHidden = hiddenNames(
    all,
    shown,
    ofOperations(({ environments }) => environments.map(({ id }) => id)),
  );
  const states = Object.entries(environmentStates).filter(([id]) => !isHidden(id));
  return {
    ...(initialState && { initialState: stateOf(initialState) }),
    ...(states.length > 0 && {
      environmentStates: Object.fromEntries(states.map(([id, state]) => [id, stateOf(state)])),
    }),
  };
}
