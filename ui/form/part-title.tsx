import type { ReactNode } from "react";
import type { Path, Shape } from "#engine/shape";
import { useForm } from "./context/index.ts";
import { idsAt, isSingleInput } from "./model/index.ts";

/** Props of the heading of a part, inside a `FormProvider`. */
export interface PartTitleProps {
  readonly at: Path;
  readonly shape: Shape;
  readonly children: string;
}

/** The text of a part's heading. It is also the label of the input if the part is a single one. */
export function PartTitle({ at, shape, children }: PartTitleProps): ReactNode {
  const { tools } = useForm();
  return isSingleInput(tools.control(shape)) ? <label htmlFor={idsAt(at).input}>{children}</label> : children;
}
