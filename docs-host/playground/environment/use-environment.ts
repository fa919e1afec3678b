import { useState } from "react";
import { isObject, type Json } from "#engine/json";
import { type Environment, filledBaseUrl } from "#engine/model";
import type { SessionStore } from "../adapters/session-store.ts";

type Variables = { readonly [name: string]: string };

interface Chosen {
  readonly id: string;
  /** The chosen values of its address variables, by name. */
  readonly variables: Variables;
}

/** Where requests go: an environment, and its address with the variables filled in. */
export interface EnvironmentChoice extends Chosen {
  readonly baseUrl: string;
}

/** Where requests go, and how a reader chooses that. */
export interface ChosenEnvironment extends EnvironmentChoice {
  readonly choose: (id: string) => void;
  readonly setVariable: (name: string, value: string) => void;
}

/** Endpoints that can be reached at the same places share the choice, for as long as the tab lives. */
const keyOf = (environments: readonly Environment[]): string =>
  `environment.${environments.map(({ id }) => id).join("|")}`;

function chosenFrom(saved: Json | undefined): Chosen | undefined {
  if (!isObject(saved)) return undefined;
  const { id, variables } = saved;
  // Only this file writes them.
  return typeof id === "string" && isObject(variables) ? { id, variables: variables as Variables } : undefined;
}

/** Returns the current environment of an endpoint: the one selected in this tab, else the endpoint's default. */
export function chosenEnvironment(
  environments: readonly Environment[],
  first: string | undefined,
  store: SessionStore,
): EnvironmentChoice {
  const saved = chosenFrom(store.read(keyOf(environments)));
  const isKept = saved !== undefined && environments.some(({ id }) => id === saved.id);
  return placeOf(environments, isKept ? saved : { id: first ?? environments[0]?.id ?? "", variables: {} });
}

function placeOf(environments: readonly Environment[], chosen: Chosen): EnvironmentChoice {
  const environment = environments.find(({ id }) => id === chosen.id);
  return { ...chosen, baseUrl: environment === undefined ? "" : filledBaseUrl(environment, chosen.variables) };
}

/** The environment of an endpoint: the one chosen before in this tab, else the endpoint's own default. */
export function useEnvironment(
  environments: readonly Environment[],
  first: string | undefined,
  store: SessionStore,
): ChosenEnvironment {
  const key = keyOf(environments);
  const [chosen, setChosen] = useState<Chosen>(() => chosenEnvironment(environments, first, store));
  const put = (next: Chosen): void => {
    setChosen(next);
    // Pages show the address (docs-host/pages/early/environment.ts).
    store.write(key, { ...placeOf(environments, next) });
  };
  return {
    ...placeOf(environments, chosen),
    choose: (id) => put({ id, variables: {} }),
    setVariable: (name, value) => put({ id: chosen.id, variables: { ...chosen.variables, [name]: value } }),
  };
}
