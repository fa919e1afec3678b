import type { ReactElement } from "react";
import type { HttpMethod } from "#engine/model";

interface MethodBadgeProps {
  readonly method: HttpMethod;
  /** A streaming endpoint is marked by this instead (docs/behavior.md#endpoint-selector). */
  readonly stream?: boolean;
  /** `mark` is bare text for lists, `tag` has a frame for headings. */
  readonly variant?: "mark" | "tag";
}

const short: { readonly [M in HttpMethod]: string } = {
  GET: "GET",
  POST: "POST",
  PUT: "PUT",
  PATCH: "PATCH",
  DELETE: "DEL",
  HEAD: "HEAD",
  OPTIONS: "OPT",
  TRACE: "TRACE",
  QUERY: "QUERY",
};

/** The method of an endpoint, in its own colour and always in words. */
export function MethodBadge({ method, stream = false, variant: look = "mark" }: MethodBadgeProps): ReactElement {
  if (stream) {
    return (
      <span className={`method method-${look}`} data-method="STREAM">
        STREAM
      </span>
    );
  }
  if (look === "mark" && short[method] !== method) {
    return (
      <abbr className="method method-mark" data-method={method} title={method}>
        {short[method]}
      </abbr>
    );
  }
  return (
    <span className={`method method-${look}`} data-method={method}>
      {method}
    </span>
  );
}
