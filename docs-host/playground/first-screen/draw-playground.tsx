import type { DrawPlayground } from "#docs-host/pages/render";
import type { EndpointForm } from "#engine/model";
import { EarlyPlayground } from "./early-playground.tsx";

/** Returns the function that draws the open playground of a form on a page of its site. */
export const drawPlayground =
  (form: EndpointForm): DrawPlayground =>
  (place) => <EarlyPlayground {...{ form, ...place }} hasList={true} />;
