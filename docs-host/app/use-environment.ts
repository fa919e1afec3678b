import { useState } from "react";
import { isObject, type Json, own } from "#engine/json";
import { type Environment, filledBaseUrl } from "#engine/model";
import type { SessionStore } from "../adapters/session-store.ts";

type Variables = { readonly [name: string]: string };

interface Chosen {
  readonly id: string;
  readonly variables: Variables;
}

/** Where requests go, and how a reader chooses that. */
export interface ChosenEnvironment {
  readonly id: string;
  readonly baseUrl: string;
  /** What was chosen for the variables of its address, by name. */
  readonly variables: Variables;
  readonly choose: (id: string) => void;
  readonly setVariable: (name: string, value: string) => void;
}

/** Endpoints that can be reached at the same places share the choice, for as long as the tab lives. */
const keyOf = (environments: readonly Environment[]): string =>
  `environment.${environments.map(({ id }) => id).join("|")}`;

function chosenFrom(kept: Json | undefined): Chosen | undefined {
  const id = isObject(kept) ? own(kept, "id") : undefined;
  const variables = isObject(kept) ? own(kept, "variables") : undefined;
  if (typeof id !== "string" || !isObject(variables)) return undefined;
  return { id, variables: Object.fromEntries(Object.entries(variables).filter(isText)) };
}

const isText = (entry: [string, Json]): entry is [string, string] => typeof entry[1] === "string";

/** The id of the environment that is chosen now: the one chosen before in this tab, else the endpoint's own default. */
export function chosenEnvironmentId(
  environments: readonly Environment[],
  first: string | undefined,
  store: SessionStore,
): string {
  const kept = chosenFrom(store.read(keyOf(environments)));
  if (kept !== undefined && environments.some(({ id }) => id === kept.id)) return kept.id;
  return first ?? environments[0]?.id ?? "";
}

/** The environment of an endpoint: the one chosen before in this tab, else the endpoint's own default. */
export function useEnvironment(
  environments: readonly Environment[],
  first: string | undefined,
  store: SessionStore,
): ChosenEnvironment {
  const key = keyOf(environments);
  const [chosen, setChosen] = useState<Chosen>(() => {
    const kept = chosenFrom(store.read(key));
    const id = chosenEnvironmentId(environments, first, store);
    return kept?.id === id ? kept : { id, variables: {} };
  });
  const put = (next: Chosen): void => {
    setChosen(next);
    store.write(key, { id: next.id, variables: { ...next.variables } });
  };
  const environment = environments.find(({ id }) => id === chosen.id);
  return {
    ...chosen,
    baseUrl: environment === undefined ? "" : filledBaseUrl(environment, chosen.variables),
    choose: (id) => put({ id, variables: {} }),
    setVariable: (name, value) => put({ ...chosen, variables: { ...chosen.variables, [name]: value } }),
  };
}
