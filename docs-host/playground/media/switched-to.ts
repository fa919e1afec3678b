import { bindingsToJson } from "#engine/auth";
import { type FormState, withParametersOf } from "#engine/form";
import { equalJson, type Json } from "#engine/json";
import type { EndpointForm } from "#engine/model";
import { acceptedTypes, plannerWith, withContentType } from "#engine/request";
import type { SessionStore } from "../adapters/session-store.ts";
import { type ChosenMedia, type Composition, compose, type PlaygroundDeps } from "../compose/index.ts";

/** Where the choice of an endpoint's media type is saved. The page's first script reads it too, as the next one. */
export const mediaKey = ({ endpoint }: EndpointForm, { draftKey }: PlaygroundDeps): string =>
  `media.${draftKey}#${endpoint.id}`;

/** Where the choice of the media type of its answers is saved. */
export const acceptKey = ({ endpoint }: EndpointForm, { draftKey }: PlaygroundDeps): string =>
  `accept.${draftKey}#${endpoint.id}`;

/** The media types that a reader chose; those that are absent are the default ones. */
export type MediaTypes = Partial<Pick<ChosenMedia, "contentType" | "accept">>;

/** Starts the playground of an endpoint with a body and answers of these media types. */
export function composeIn(
  whole: EndpointForm,
  { contentType, accept }: MediaTypes,
  deps: PlaygroundDeps,
  takesFocus = false,
): Composition {
  const endpoint = withContentType(whole.endpoint, contentType);
  const isDefault = endpoint === whole.endpoint;
  const started = isDefault
    ? compose(whole, deps)
    : compose({ ...whole, endpoint }, { ...deps, draftKey: `${deps.draftKey}#${contentType}` });
  const media = { contentType: isDefault ? undefined : contentType, accept: undefined, whole, deps, takesFocus };
  return accepting(started, media, accept);
}

/** Returns a playground that asks for another media type of the answer; only its plan differs. */
export function accepting(from: Composition, media: ChosenMedia, accept: string | undefined): Composition {
  const { endpoint, globalHeaders } = from.form;
  const isKnown = accept !== undefined && acceptedTypes(endpoint).includes(accept);
  const planned = isKnown ? { ...endpoint, accept } : endpoint;
  const plan = plannerWith({ endpoint: planned, globalHeaders, types: from.types, xml: from.deps.xml });
  return {
    ...from,
    media: { ...media, accept: isKnown ? accept : undefined },
    plan: (state, credentials, baseUrl) => plan({ form: state, credentials, baseUrl }),
  };
}

/** Starts the playground of an endpoint: in the media types of the given form, else in those that were chosen last. */
export function composeSaved(form: EndpointForm, deps: PlaygroundDeps, habits: SessionStore): Composition {
  const saved = (key: string): string | undefined => {
    const type = habits.read(key);
    return typeof type === "string" ? type : undefined;
  };
  const types = deps.given ?? { contentType: saved(mediaKey(form, deps)), accept: saved(acceptKey(form, deps)) };
  return composeIn(form, types, deps);
}

/** Starts the playground of another media type. Its form has the headers and parameters of this one. */
export function switchedTo(from: Composition, { whole, deps, accept }: ChosenMedia, contentType: string): Composition {
  const { given: _, loginError: __, ...again } = deps;
  const next = composeIn(whole, { contentType, accept }, again, true);
  const [binding, known] = [from.filled.binding(), next.filled.binding()];
  // Values are bound to the hosts that they were entered for.
  if (known !== undefined && !equalJson(bindingOf(from), bindingOf(next))) return next;
  const state: FormState = next.filled.history().present;
  const merged = withParametersOf(state, from.filled.history().present);
  if (merged !== state) next.filled.replace(merged, `chose ${contentType}`);
  if (binding !== undefined) next.filled.bind(binding);
  return next;
}

function bindingOf({ filled }: Composition): Json {
  const binding = filled.binding();
  return binding === undefined ? null : bindingsToJson(binding);
}
