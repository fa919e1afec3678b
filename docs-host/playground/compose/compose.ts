import { createActor, fromPromise } from "xstate";
import { needsCertificate } from "#engine/auth";
import { type FormState, formShape, masked, seedForm } from "#engine/form";
import type { EndpointForm } from "#engine/model";
import { type PlannedHeader, plannerWith, type RequestCheck, type RequestPlan, requestChecker } from "#engine/request";
import type { Schemas } from "#engine/schema-table";
import { type Types, typesIn } from "#engine/shape";
import type { xmlText } from "#engine/xml";
import { requestMachine } from "#machines";
import type { Send } from "../adapters/send.ts";
import type { StartedAuth } from "../auth/index.ts";
import { type ComposedForm, type ComposedFormDeps, composeForm } from "./compose-form.ts";
import { rulesFor } from "./lazy-rules.ts";

/** The dependencies of one playground's machines. */
export interface PlaygroundDeps extends ComposedFormDeps {
  readonly send: Send;
  /** Sends without recording the answer, and never shows a recorded one. */
  readonly sendUnrecorded?: Send;
  /** Loads the schemas by which requests are checked; absent for none. */
  readonly loadSchemas?: () => Promise<Schemas | undefined>;
  /** Writes bodies and parts that are XML; loaded for forms with such bodies or parts. */
  readonly xml?: typeof xmlText | undefined;
}

/** The media types that the body of a playground and its answers were chosen to have. */
export interface ChosenMedia {
  /** The type of the body; absent for the default one. */
  readonly contentType: string | undefined;
  /** The requested one of answers; absent for the default one. */
  readonly accept: string | undefined;
  /** The form with the default body, and its dependencies. */
  readonly whole: EndpointForm;
  readonly deps: PlaygroundDeps;
  /** True if the reader has just chosen the type of the body. */
  readonly takesFocus: boolean;
}

/** The machines of one endpoint's playground, started, and functions of their states. */
export interface Composition extends ComposedForm {
  readonly form: EndpointForm;
  readonly deps: PlaygroundDeps;
  /** The choice of media types; absent until there is one. */
  readonly media?: ChosenMedia;
  readonly types: Types;
  readonly request: ReturnType<typeof startRequest>;
  /** The current request; without a base URL its address is only a path. */
  readonly plan: (state: FormState, credentials: readonly PlannedHeader[], baseUrl: string) => RequestPlan;
  /** The form with masked passwords, to be shown; the same object if it has no passwords. */
  readonly hidden: (state: FormState) => FormState;
  readonly issues: (state: FormState, credentials: readonly PlannedHeader[]) => ReturnType<RequestCheck>;
  readonly stop: () => void;
}

/** Starts the machines of a playground with their dependencies. */
export function compose(form: EndpointForm, deps: PlaygroundDeps): Composition {
  const { endpoint, globalHeaders } = form;
  const types = typesIn(form);
  const shape = formShape(endpoint, globalHeaders);
  const seed = { endpoint, globalHeaders, types, deps: { now: deps.now } };
  const composed = composeForm(
    { form, target: endpoint, types, shape, seed: (from) => seedForm({ ...seed, ...from }) },
    deps,
  );
  const load = form.hasSchemas && deps.loadSchemas;
  const check = requestChecker({ endpoint, globalHeaders, types, rules: rulesFor(types, shape, load) });
  const plan = plannerWith({ endpoint, globalHeaders, types, xml: deps.xml });
  const certificate = needsCertificate(form);
  const request = startRequest(deps, composed.auth, endpoint.responses);
  return {
    ...composed,
    form,
    deps,
    types,
    request,
    plan: (state, credentials, baseUrl) => ({ ...plan({ form: state, credentials, baseUrl }), certificate }),
    hidden: masked(types)(shape),
    issues: (state, credentials) => check({ form: state, credentials }),
    stop: () => {
      composed.filled.stop();
      request.stop();
      composed.auth.stop();
    },
  };
}

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
