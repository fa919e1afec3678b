import { bindingsToJson } from "#engine/auth";
import { type FormState, withParametersOf } from "#engine/form";
import { equalJson, type Json } from "#engine/json";
import type { EndpointForm } from "#engine/model";
import { withContentType } from "#engine/request";
import type { SessionStore } from "../../adapters/session-store.ts";
import { type ChosenMedia, type Composition, compose, type PlaygroundDeps } from "../compose/index.ts";

/** Where the choice of an endpoint's media type is saved. The page's first script reads it too. */
export const mediaKey = ({ endpoint }: EndpointForm, { draftKey }: PlaygroundDeps): string =>
  `media.${draftKey}#${endpoint.id}`;

/** Starts the playground of an endpoint with the body of one media type; without one, with the default body. */
export function composeIn(
  whole: EndpointForm,
  contentType: string | undefined,
  deps: PlaygroundDeps,
  takesFocus = false,
): Composition {
  const endpoint = withContentType(whole.endpoint, contentType);
  const isDefault = endpoint === whole.endpoint;
  const started = isDefault
    ? compose(whole, deps)
    : compose({ ...whole, endpoint }, { ...deps, draftKey: `${deps.draftKey}#${contentType}` });
  return { ...started, media: { contentType: isDefault ? undefined : contentType, whole, deps, takesFocus } };
}

/** Starts the playground of an endpoint: in the media type of the given form, else in the one that was chosen last. */
export function composeSaved(form: EndpointForm, deps: PlaygroundDeps, habits: SessionStore): Composition {
  const saved = habits.read(mediaKey(form, deps));
  return composeIn(form, deps.given ? deps.given.contentType : typeof saved === "string" ? saved : undefined, deps);
}

/** Starts the playground of another media type. Its form has the headers and parameters of this one. */
export function switchedTo(from: Composition, { whole, deps }: ChosenMedia, contentType: string): Composition {
  const { given: _, loginError: __, ...again } = deps;
  const next = composeIn(whole, contentType, again, true);
  const [binding, known] = [from.filled.binding(), next.filled.binding()];
  // Values that were entered for other hosts stay with those.
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
