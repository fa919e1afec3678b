import { lazy, type ReactNode, Suspense } from "react";
import type { EndpointForm } from "#engine/model";
import { acceptOf } from "#engine/request";
import type { SessionStore } from "../adapters/session-store.ts";
import { type Composition, compose, type PlaygroundDeps } from "../compose/index.ts";
import type { MediaChoiceProps } from "./media-choice.tsx";

/** The choice of media types loads with the endpoints that have several. */
const load = () => import("./media-choice.tsx");
const MediaChoice = lazy(async () => ({ default: (await load()).MediaChoice }));

const hasChoice = ({ endpoint }: EndpointForm): boolean =>
  endpoint.request?.alternatives !== undefined || acceptOf(endpoint) !== undefined;

/** Starts the playground of an endpoint with the media types that the reader chose last. */
export const composeChosen = async (
  form: EndpointForm,
  deps: PlaygroundDeps,
  habits: SessionStore,
): Promise<Composition> => (hasChoice(form) ? (await load()).composeSaved(form, deps, habits) : compose(form, deps));

/** The choice of a playground's media types; nothing if there is only one of each. */
export const mediaSlot = (props: MediaChoiceProps): ReactNode =>
  hasChoice(props.composition.form) && (
    <Suspense fallback={<div className="play-types" />}>
      <MediaChoice {...props} />
    </Suspense>
  );
