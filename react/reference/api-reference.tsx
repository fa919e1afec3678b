import type { ReactElement } from "react";
import { ReferenceElement } from "./reference-element.tsx";
import type { EmbeddedProps } from "./reference-props.ts";

/** Props of the reference of an API. */
export interface ApiReferenceProps extends EmbeddedProps {
  /** The page that is shown first: an id, `GET /pets/{id}`, or a path of the reference such as `/pets/list`. */
  readonly endpoint?: string | undefined;
  /** `content` leaves out the navigation. */
  readonly layout?: "content" | undefined;
  /** `history` keeps pages in the path of the address, below `base`; without it they are in the fragment. */
  readonly routes?: "history" | undefined;
  readonly base?: string | undefined;
}

/** The reference of an API with its playground, in the element of `callboard/embed`. */
export const ApiReference = ({ endpoint, layout, routes, base, ...props }: ApiReferenceProps): ReactElement => (
  <ReferenceElement {...props} placeholder="Description of the API" attributes={{ endpoint, layout, routes, base }} />
);
