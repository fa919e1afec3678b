import { type ReactElement, useMemo } from "react";
import { type ChoosingProps, Dropdown, type Options, Segments } from "#ui/kit";
import { useForm } from "../context/index.ts";
import { documentedOptions } from "../model/index.ts";

/** A choice of one option: segments for few, a dropdown for many (docs/behavior.md#form-controls). */
export const Choosing = ({
  presentation,
  ...props
}: ChoosingProps & { readonly presentation: "segments" | "dropdown" }): ReactElement =>
  presentation === "segments" ? <Segments {...props} /> : <Dropdown {...props} />;

/** Returns a list as options; the same ones until the list changes. `labelOf` must be stable. */
export const useOptions = <T extends Parameters<typeof documentedOptions>[0][number]>(
  things: readonly T[],
  labelOf: (thing: T) => string,
): Options => {
  const { prose } = useForm().tools;
  return useMemo(() => documentedOptions(things, labelOf, prose), [things, labelOf, prose]);
};
