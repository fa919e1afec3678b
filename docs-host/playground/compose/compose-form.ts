import { type FormState, inOtherEnvironment } from "#engine/form";
import { type ChannelForm, configuredIn, type Endpoint, type EndpointForm, type PlaygroundState } from "#engine/model";
import { redactCredentials } from "#engine/request";
import type { ObjectShape, Types } from "#engine/shape";
import type { Send } from "../adapters/send.ts";
import { type AuthDeps, type StartedAuth, startAuth } from "../auth/index.ts";
import { chosenEnvironment } from "../environment/index.ts";
import {
  type FormDeps,
  type FormGuard,
  type GivenForm,
  type StartedForm,
  startForm,
  startFormGuard,
} from "../form/index.ts";

/** The dependencies of a form with its credentials. */
export interface ComposedFormDeps extends Omit<AuthDeps, "send">, Pick<FormDeps, "inMemory" | "later"> {
  /** Identifies this endpoint on the site in storage, across versions of its API. */
  readonly draftKey: string;
  /** A filled-in form that replaces the saved one, as a step that can be undone. */
  readonly given?: GivenForm | undefined;
  /** Gets tokens: always through the proxy, wherever requests go. */
  readonly sendLogin: Send;
}

/** The description of an endpoint or a channel, and the shape of its form. */
interface FormTarget<Example> {
  readonly form: Pick<EndpointForm | ChannelForm, "types" | "authSchemes" | "playground" | "origins">;
  readonly target: Pick<Endpoint, "id" | "auth" | "security" | "scopes" | "environments" | "defaultEnvironment"> & {
    readonly examples: readonly Example[];
  };
  readonly types: Types;
  readonly shape: ObjectShape;
  /** Creates the state of an example, with the provider's configured values. Without an example, of the first one. */
  readonly seed: (from: {
    readonly example?: Example | "none";
    readonly withOptional?: boolean;
    readonly configured?: PlaygroundState | undefined;
  }) => FormState;
}

/** The form of a playground with its credentials, for an endpoint or a channel. */
export interface ComposedForm {
  readonly filled: StartedForm;
  readonly auth: StartedAuth;
  /** Guards the secret values of the form. */
  readonly guard: FormGuard;
  /** The form without possible credentials, to be saved or shared. */
  readonly carried: (state: FormState) => FormState;
  /** Replaces this form by another one. */
  readonly open: (given: GivenForm) => void;
  readonly useExample: (position: number) => void;
  /** Fills in the configured values of another environment, except where the reader has entered something else. */
  readonly changeEnvironment: (from: string, to: string) => void;
  readonly clear: () => void;
}

/** Starts a form and the authorization card. */
export function composeForm<Example>(
  { form, target, types, shape, seed }: FormTarget<Example>,
  deps: ComposedFormDeps,
): ComposedForm {
  const [first] = target.examples;
  const current = (): string => chosenEnvironment(target.environments, target.defaultEnvironment, deps.store).id;
  const seeded = (example: Example | undefined, environmentId = current()): FormState =>
    seed({ configured: configuredIn(form.playground, environmentId), ...(example !== undefined && { example }) });
  const filledIn = (example: Example | undefined): FormState =>
    seed({
      configured: configuredIn(form.playground, current()),
      withOptional: true,
      ...(example !== undefined && { example }),
    });

  const auth = startAuth({ ...form, target }, { ...deps, send: deps.sendLogin });
  const here = () => auth.card.getSnapshot().context.destination;
  const filled = startForm({
    ...deps,
    draftKey: `${deps.draftKey}#${target.id}`,
    types: form.types,
    shape,
    start: () => seeded(first),
    destination: here,
  });
  const open = (given: GivenForm): void => filled.open(given, "opened a filled-in form");
  if (deps.given !== undefined) open(deps.given);
  const carry = { shape, types, credentialHeaders: credentialHeadersOf(form) };
  const provided = () => [seeded(undefined), ...target.examples.map(filledIn)];
  return {
    filled,
    auth,
    guard: startFormGuard({ filled, here, carry, provided }),
    carried: (state) => redactCredentials(state, carry),
    open,
    useExample: (position) => filled.replace(filledIn(target.examples[position] ?? first), "used the example"),
    changeEnvironment: (from, to) => {
      if (form.playground?.environmentStates === undefined) return;
      const now = filled.history().present;
      const next = inOtherEnvironment(now, seeded(first, from), seeded(first, to));
      if (next !== now) filled.replace(next, `chose ${to}`);
    },
    // A form that is cleared lacks the configured values too.
    clear: () => filled.replace(seed({ example: "none" }), "cleared the form"),
  };
}

/** The names of headers that the schemes of an API use. */
const credentialHeadersOf = ({ authSchemes }: Pick<EndpointForm | ChannelForm, "authSchemes">): readonly string[] =>
  Object.values(authSchemes).flatMap((one) => (one.kind === "header" ? [one.headerWireValue] : []));
