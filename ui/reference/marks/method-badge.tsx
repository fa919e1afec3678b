import type { ReactElement } from "react";
import type { HttpMethod } from "#engine/model";

interface MethodBadgeProps {
  readonly method: HttpMethod;
  /** A streaming endpoint is marked by this instead (docs/behavior.md#endpoint-selector). */
  readonly stream?: boolean;
  /** `mark` is bare text for lists, `tag` has a frame for headings. */
  readonly variant?: "mark" | "tag";
}

const short: ReadonlyMap<HttpMethod, string> = new Map([
  ["DELETE", "DEL"],
  ["OPTIONS", "OPT"],
]);

/** Longer methods are cut in lists, where all have the same width; in characters. */
const longest = 6;

/** The method of an endpoint, in its own color and always in words. */
export function MethodBadge({ method, stream = false, variant: look = "mark" }: MethodBadgeProps): ReactElement {
  if (stream) {
    return (
      <span className={`method method-${look}`} data-method="STREAM">
        STREAM
      </span>
    );
  }
  const mark = short.get(method) ?? (method.length > longest ? `${method.slice(0, longest - 1)}…` : method);
  if (look === "mark" && mark !== method) {
    return (
      <abbr className="method method-mark" data-method={method} title={method}>
        {mark}
      </abbr>
    );
  }
  return (
    <span className={`method method-${look}`} data-method={method}>
      {method}
    </span>
  );
}
