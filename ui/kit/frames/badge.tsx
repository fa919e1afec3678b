import type { ReactElement, ReactNode } from "react";
import { limits } from "#engine/limits";
import type { HttpMethod } from "#engine/model";
import { formText } from "#locales/messages/form";
import { ExternalText } from "#ui/text";

/** The meaning of a badge's color, which its text repeats. */
export type BadgeTone = "neutral" | "good" | "bad" | "warn";

/** A short mark. */
export const Badge = ({
  id,
  tone = "neutral",
  children,
}: {
  readonly id?: string;
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}): ReactElement => (
  <span id={id} className={`kit-badge kit-badge-${tone}`}>
    {children}
  </span>
);

/** The method of an endpoint; each has its color. */
export const MethodBadge = ({ method }: { readonly method: HttpMethod }): ReactElement => (
  <span className="kit-method" data-method={method.toLowerCase()}>
    <span className="kit-hidden">{formText().method({ name: "" })}</span>
    {method}
  </span>
);

/** The status of a response: success below 300, red from 300 on (docs/behavior.md#response-card). */
export const StatusBadge = ({ status, text }: { readonly status: number; readonly text: string }): ReactElement => (
  <Badge tone={status < limits.successBelow ? "good" : "bad"}>
    {status}
    {text !== "" && " "}
    <ExternalText text={text} />
  </Badge>
);
