import type { ReactElement } from "react";
import type { HttpMethod } from "#engine/model";

interface MethodBadgeProps {
  readonly method: HttpMethod;
  /** A streaming endpoint has this mark before its method (docs/behavior.md#endpoint-selector). */
  readonly stream?: boolean;
  /** `mark` is bare text for lists, `tag` has a frame for headings. */
  readonly variant?: "mark" | "tag";
}

/** The method of an endpoint, in its own color and always in words. */
export const MethodBadge = ({ method, stream = false, variant: look = "mark" }: MethodBadgeProps): ReactElement => (
  <>
    {stream && (
      <>
        <span className={`method method-${look}`} data-method="STREAM">
          STREAM
        </span>{" "}
      </>
    )}
    <span className={`method method-${look}`} data-method={method}>
      {method}
    </span>
  </>
);
