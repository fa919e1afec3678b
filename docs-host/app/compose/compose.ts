import { createActor, fromPromise } from "xstate";
import { type FormState, formShape, inOtherEnvironment, masked, seedForm } from "#engine/form";
import { configuredIn, type EndpointForm, type Environment } from "#engine/model";
import {
  type PlannedHeader,
  type RequestCheck,
  type RequestPlan,
  redactCredentials,
  requestChecker,
  requestPlanner,
} from "#engine/request";
import { type Types, typesFrom } from "#engine/shape";
import { requestMachine } from "#machines";
import type { Send } from "../../adapters/http.ts";
import type { AuthDeps, StartedAuth } from "../auth/index.ts";
import { startAuth } from "../auth/index.ts";
import { chosenPlace } from "../environment/index.ts";
import type { GivenForm } from "../form/index.ts";
import { type FormDeps, type FormGuard, type StartedForm, startForm, startFormGuard } from "../form/index.ts";

/** All that the dialogues of one playground borrow. */
export interface PlaygroundDeps extends Omit<AuthDeps, "send"> {
  /** Identifies this endpoint on the site in storage, across versions of its API. */
  readonly draftKey: string;
  /** A filled-in form that replaces the saved one, as a step that can be undone. */
  readonly given?: GivenForm | undefined;
  /** Forms with passwords, which no storage keeps, while the reader looks at other endpoints of the page. */
  readonly inMemory: FormDeps["inMemory"];
  readonly send: Send;
  /** Calls back a moment later. */
  readonly later: (act: () => void) => void;
  /** Gets tokens: always through the proxy, wherever requests go. */
  readonly sendLogin: Send;
}

/** The dialogues of one endpoint's playground, started, and what follows from their states. */
export interface Composition {
  readonly form: EndpointForm;
  readonly types: Types;
  readonly environments: readonly Environment[];
  readonly filled: StartedForm;
  readonly request: ReturnType<typeof startRequest>;
  readonly auth: StartedAuth;
  /** The current request; without a base URL its address is only a path. */
  readonly plan: (state: FormState, credentials: readonly PlannedHeader[], baseUrl: string) => RequestPlan;
  /** The form without possible credentials, to be saved or shared. */
  readonly carried: (state: FormState) => FormState;
  /** Guards the secret values of the form. */
  readonly guard: FormGuard;
  /** The form with masked passwords, to be shown; the same object if it has none. */
  readonly hidden: (state: FormState) => FormState;
  /** Replaces this form by another one. */
  readonly open: (given: GivenForm) => void;
  readonly issues: (state: FormState, credentials: readonly PlannedHeader[]) => ReturnType<RequestCheck>;
  readonly useExample: (position: number) => void;
  /** Fills in the configured values of another environment, except where the reader has entered something else. */
  readonly changeEnvironment: (from: string, to: string) => void;
  readonly clear: () => void;
  readonly stop: () => void;
}

const givenStep = "opened a filled-in form";

/** Starts the machines of a playground with their dependencies: the only place where machines meet adapters. */
export function compose(form: EndpointForm, deps: PlaygroundDeps): Composition {
  const { endpoint, globalHeaders } = form;
  const types = typesFrom(form.types);
  const [example] = endpoint.examples;
  const environment = (): string => chosenPlace(endpoint.environments, endpoint.defaultEnvironment, deps.store).id;
  const seed = (from: typeof example | "none", environmentId = environment()): FormState =>
    seedForm({
      endpoint,
      globalHeaders,
      types,
      deps: { now: deps.now },
      ...(from === undefined ? {} : { example: from }),
      // A form that is cleared is empty.
      ...(from !== "none" && { configured: configuredIn(form.playground, environmentId) }),
    });

  const auth = startAuth({ ...form, target: endpoint }, { ...deps, send: deps.sendLogin });
  const here = () => auth.card.getSnapshot().context.destination;
  const shape = formShape(endpoint, globalHeaders);
  const filled = startForm({
    ...deps,
    draftKey: `${deps.draftKey}#${endpoint.id}`,
    types: form.types,
    shape,
    start: () => seed(example),
    destination: here,
  });
  if (deps.given !== undefined) filled.open(deps.given, givenStep);
  const check = requestChecker({ endpoint, globalHeaders, types });
  const carry = { shape, types, credentialHeaders: credentialHeadersOf(form) };
  const guard = startFormGuard({
    filled,
    here,
    carry,
    provided: () => [seed(undefined), ...endpoint.examples.map((one) => seed(one))],
  });
  const plan = requestPlanner({ endpoint, globalHeaders, types });
  const request = startRequest(deps, auth, endpoint.responses);

  return {
    form,
    types,
    environments: endpoint.environments,
    filled,
    request,
    auth,
    plan: (state, credentials, baseUrl) => plan({ form: state, credentials, baseUrl }),
    carried: (state) => redactCredentials(state, carry),
    guard,
    hidden: masked(types)(shape),
    open: (given) => filled.open(given, givenStep),
    issues: (state, credentials) => check({ form: state, credentials }),
    useExample: (position) => filled.replace(seed(endpoint.examples[position] ?? example), "used the example"),
    changeEnvironment: (from, to) => {
      if (form.playground?.environmentStates === undefined) return;
      const now = filled.history().present;
      const next = inOtherEnvironment(now, seed(example, from), seed(example, to));
      if (next !== now) filled.replace(next, `chose ${to}`);
    },
    clear: () => filled.replace(seed("none"), "cleared the form"),
    stop: () => {
      filled.stop();
      request.stop();
      auth.stop();
    },
  };
}

/** The names of headers that the schemes of an API use. */
export const credentialHeadersOf = ({ authSchemes }: Pick<EndpointForm, "authSchemes">): readonly string[] =>
  Object.values(authSchemes).flatMap((one) => (one.kind === "header" ? [one.headerWireValue] : []));

function startRequest(deps: PlaygroundDeps, auth: StartedAuth, responses: EndpointForm["endpoint"]["responses"]) {
  const machine = requestMachine.provide({
    actors: {
      send: fromPromise(async ({ input: { plan, report }, signal }) =>
        deps.send(await auth.ready(plan), signal, { responses, emit: report }),
      ),
    },
    actions: { logFailure: (_, { failure }) => deps.log(failure) },
  });
  return createActor(machine).start();
}
