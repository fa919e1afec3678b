import { createActor, fromPromise } from "xstate";
import type { AuthState } from "#engine/auth";
import { authHeaders, isAuthenticated } from "#engine/auth";
import { type FormState, formShape, seedForm } from "#engine/form";
import { isObject, type Json, own } from "#engine/json";
import type { AuthScheme, EndpointForm, Environment } from "#engine/model";
import { planRequest, type RequestCheck, type RequestPlan, requestChecker } from "#engine/request";
import { type Types, typesFrom } from "#engine/shape";
import { authCardMachine, requestMachine, type SendFailure } from "#machines";
import { type SnippetLanguage, snippetLanguage } from "#snippets";
import type { Send } from "../adapters/http.ts";
import type { SessionStore } from "../adapters/session-store.ts";
import { type StartedForm, startForm } from "./start-form.ts";

/** All that the dialogues of one playground borrow. */
export interface World {
  /** Names the place of this endpoint on the site, whatever the version of its API: what a reader typed is kept by it. */
  readonly draftKey: string;
  /** A filled-in form that takes the place of the one kept, as a step that can be taken back. */
  readonly given?: FormState | undefined;
  readonly send: Send;
  readonly store: SessionStore;
  /** What a reader keeps from visit to visit: habits, never credentials. */
  readonly habits: SessionStore;
  readonly now: () => Date;
  /** Calls back a moment later. */
  readonly later: (act: () => void) => void;
  readonly log: (failure: SendFailure) => void;
}

/** The dialogues of one endpoint's playground, started, and what follows from their states. */
export interface Composition {
  readonly form: EndpointForm;
  readonly types: Types;
  readonly scheme: AuthScheme | undefined;
  readonly environments: readonly Environment[];
  readonly filled: StartedForm;
  readonly request: ReturnType<typeof startRequest>;
  readonly auth: ReturnType<typeof startAuth>;
  /** The request as it stands; without an environment its address is only a path. */
  readonly plan: (state: FormState, credentials: AuthState, environmentId: string) => RequestPlan;
  readonly issues: (state: FormState, credentials: AuthState) => ReturnType<RequestCheck>;
  readonly authenticated: (credentials: AuthState) => boolean;
  /** The language that requests are shown in, the same at the next visit. */
  readonly language: { readonly read: () => SnippetLanguage; readonly write: (language: SnippetLanguage) => void };
  readonly useExample: () => void;
  readonly clear: () => void;
  readonly stop: () => void;
}

const authKey = "auth";
const languageKey = "language";

/** Starts the dialogues of a playground and lends them the world: the only place where machines meet adapters. */
export function compose(form: EndpointForm, world: World): Composition {
  const { endpoint, globalHeaders } = form;
  const types = typesFrom(form.types);
  const scheme = schemeOf(form);
  const [example] = endpoint.examples;
  const seed = (from: typeof example | "none"): FormState =>
    seedForm({
      endpoint,
      globalHeaders,
      types,
      ports: { now: world.now },
      ...(from === undefined ? {} : { example: from }),
    });

  const filled = startForm({
    ...world,
    draftKey: `${world.draftKey}#${endpoint.id}`,
    types: form.types,
    shape: formShape(endpoint, globalHeaders),
    start: () => seed(example),
  });
  if (world.given !== undefined) filled.replace(world.given, "opened a filled-in form");
  const headersOf = (credentials: AuthState) => (scheme === undefined ? [] : authHeaders(scheme, credentials));
  const check = requestChecker({ endpoint, globalHeaders, types });
  const request = startRequest(world, endpoint.responses);
  const auth = startAuth(world);

  return {
    form,
    types,
    scheme,
    environments: endpoint.environments,
    filled,
    request,
    auth,
    plan: (state, credentials, environmentId) =>
      planRequest({
        endpoint,
        globalHeaders,
        types,
        form: state,
        credentials: headersOf(credentials),
        baseUrl: endpoint.environments.find(({ id }) => id === environmentId)?.baseUrl ?? "",
      }),
    issues: (state, credentials) => check({ form: state, credentials: headersOf(credentials) }),
    authenticated: (credentials) => scheme !== undefined && isAuthenticated(scheme, credentials),
    language: {
      read: () => snippetLanguage(world.habits.read(languageKey)),
      write: (language) => world.habits.write(languageKey, language),
    },
    useExample: () => filled.replace(seed(example), "used the example"),
    clear: () => filled.replace(seed("none"), "cleared the form"),
    stop: () => {
      filled.stop();
      for (const actor of [request, auth]) actor.stop();
    },
  };
}

function startRequest(world: World, responses: EndpointForm["endpoint"]["responses"]) {
  const machine = requestMachine.provide({
    actors: { send: fromPromise(({ input: { plan, tell }, signal }) => world.send(plan, signal, { responses, tell })) },
    actions: { logFailure: (_, { failure }) => world.log(failure) },
  });
  return createActor(machine).start();
}

function startAuth(world: World) {
  const machine = authCardMachine.provide({
    actions: { keep: (_, { state }) => world.store.write(authKey, state as unknown as Json) },
  });
  return createActor(machine, { input: { kept: authStateOf(world.store.read(authKey)), initial: {} } }).start();
}

/** The first scheme that the endpoint accepts, as the card can hold it. */
function schemeOf({ endpoint, authSchemes }: EndpointForm): AuthScheme | undefined {
  return endpoint.auth.flatMap((id) => (Object.hasOwn(authSchemes, id) ? (authSchemes[id] ?? []) : []))[0];
}

/** Credentials that were kept for this site (product.md §3); a part that is not as it should be is left out. */
function authStateOf(kept: Json | undefined): AuthState {
  const bearer = isObject(kept) ? own(kept, "bearerAuth") : undefined;
  const token = isObject(bearer) ? own(bearer, "token") : undefined;
  return typeof token === "string" ? { bearerAuth: { token } } : {};
}
