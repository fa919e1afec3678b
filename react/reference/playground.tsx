import type { ReactElement } from "react";
import { ReferenceElement } from "./reference-element.tsx";
import type { EmbeddedProps } from "./reference-props.ts";

/** Props of the playground of one endpoint. */
export interface PlaygroundProps extends EmbeddedProps {
  /** The endpoint or the channel: an id, or `POST /pets`. */
  readonly endpoint: string;
}

/** The playground of one endpoint as a part of the page, in the element of `callboard/embed`. */
export const Playground = ({ endpoint, ...props }: PlaygroundProps): ReactElement => (
  <ReferenceElement
    {...props}
    placeholder={`Playground of ${endpoint}: description of the API`}
    attributes={{ endpoint, layout: "playground" }}
  />
);
