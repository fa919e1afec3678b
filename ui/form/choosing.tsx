import type { ReactElement } from "react";
import type { Availability } from "#engine/shape";
import { type ChoosingProps, Dropdown, type Option, Segments } from "#ui/kit";
import { availabilityText } from "./availability.ts";

/** One of several, as the engine says it is to be drawn: segments for few, a dropdown for many (product.md §9). */
export const Choosing = ({
  presentation,
  ...props
}: ChoosingProps & { readonly presentation: "segments" | "dropdown" }): ReactElement =>
  presentation === "segments" ? <Segments {...props} /> : <Dropdown {...props} />;

/** An option with what documentation says of it. */
export const optionOf = (
  label: string,
  documented: { readonly description?: string; readonly availability?: Availability },
): Option => ({
  // An empty text can be neither seen nor read out; its JSON can.
  label: label === "" ? '""' : label,
  description: documented.description,
  note: documented.availability && availabilityText(documented.availability),
});
