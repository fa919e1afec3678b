import type { ReactNode } from "react";
import type { Control } from "#engine/interpret";
import type { Path, Shape } from "#engine/shape";
import { idsAt } from "./field-ids.ts";
import { useForm } from "./form-context.ts";

/** The controls that are one input, for which a label can be. */
const inputKinds: ReadonlySet<Control["kind"]> = new Set(["text", "number", "digits", "datetime", "date", "base64"]);

/** Props of the heading of a part, inside a `FormProvider`. */
export interface PartTitleProps {
  readonly at: Path;
  readonly shape: Shape;
  readonly children: string;
}

/** The text of a part's heading; where the part is one input, it is the label of that too: a press on it goes there. */
export function PartTitle({ at, shape, children }: PartTitleProps): ReactNode {
  const { tools } = useForm();
  return inputKinds.has(tools.control(shape).kind) ? <label htmlFor={idsAt(at).input}>{children}</label> : children;
}
