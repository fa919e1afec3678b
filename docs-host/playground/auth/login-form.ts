import { createActor } from "xstate";
import { type Destination, destinationOf, formKey } from "#engine/auth";
import { type FormState, formShape, historyOf, seedForm, selectionFrom, stepNamer } from "#engine/form";
import { isObject, type Json, own } from "#engine/json";
import type { Endpoint, EndpointForm } from "#engine/model";
import { planRequest, type RequestPlan } from "#engine/request";
import { typesIn } from "#engine/shape";
import { formLogic } from "#machines";
import type { FormPort } from "#ui/form";
import type { LoginDeps } from "./started-auth.ts";

/** The form of an endpoint that returns tokens. */
export interface LoginForm {
  /** The key under which the form is stored. */
  readonly key: string;
  readonly port: FormPort;
  /** The call as the form is filled in, in the environment of the request where the endpoint has it. */
  readonly planned: () => RequestPlan;
  readonly destinationOf: (plan: RequestPlan) => Destination;
  /** Removes everything that the reader has entered. */
  readonly clear: () => void;
  readonly stop: () => void;
}

/** Starts the form of an endpoint that returns tokens from its stored state. */
export function startLoginForm(form: EndpointForm, deps: LoginDeps): LoginForm {
  const { keeper: store, now, card } = deps;
  const { endpoint, globalHeaders } = form;
  const key = formKey(deps.api, endpoint.id);
  const types = typesIn(form);
  const [example] = endpoint.examples;
  const seeded = (): FormState =>
    seedForm({ endpoint, globalHeaders, types, deps: { now }, ...(example && { example }) });
  const start = storedForm(store.readForm(key)) ?? seeded();
  const actor = createActor(formLogic, { input: historyOf(start) }).start();
  const read = (): FormState => actor.getSnapshot().context.present;
  const time = (): number => now().getTime();
  const planned = (): RequestPlan => {
    const baseUrl = baseUrlOf(endpoint, deps.environment());
    return planRequest({ endpoint, globalHeaders, types, form: read(), credentials: [], baseUrl });
  };
  const domains = Object.assign({}, ...Object.values(form.origins ?? {}));
  const destination = ({ url }: RequestPlan): Destination => destinationOf(url, deps.api, domains);
  let latest = start;
  let cleared: FormState | undefined;
  const saving = actor.subscribe(({ context: { present } }) => {
    if (present === latest) return;
    latest = present;
    if (present === cleared) return;
    store.writeForm(key, { value: present.value, choices: { ...present.selection } });
    card.send({ type: "form", key, at: destination(planned()) });
  });
  const clear = (): void => {
    cleared = seeded();
    actor.send({ type: "replace", state: cleared, name: "forgotten", time: time() });
  };
  // The reader can also remove it in the list of secrets.
  let isHeld = card.getSnapshot().context.forms.includes(key);
  const watching = card.subscribe(({ context }) => {
    const held = context.forms.includes(key);
    if (isHeld && !held) clear();
    isHeld = held;
  });
  const nameOf = stepNamer(types)(formShape(endpoint, globalHeaders));
  const port: FormPort = {
    read,
    subscribe: (listener) => {
      const listening = actor.subscribe(listener);
      return () => listening.unsubscribe();
    },
    dispatch: (edit) => actor.send({ type: "edit", edit, step: nameOf(read(), edit), time: time() }),
  };
  const stop = (): void => {
    watching.unsubscribe();
    saving.unsubscribe();
    actor.stop();
  };
  return { key, port, planned, destinationOf: destination, clear, stop };
}

/** Returns the address of an environment; of the endpoint's default one if the endpoint lacks it. */
function baseUrlOf({ environments, defaultEnvironment }: Endpoint, id: string): string {
  const environment =
    environments.find((one) => one.id === id) ??
    environments.find((one) => one.id === defaultEnvironment) ??
    environments[0];
  return environment?.baseUrl ?? "";
}

function storedForm(kept: Json | undefined): FormState | undefined {
  const value = isObject(kept) ? own(kept, "value") : undefined;
  if (!isObject(kept) || !isObject(value)) return undefined;
  return { value, selection: selectionFrom(own(kept, "choices")) ?? {} };
}
