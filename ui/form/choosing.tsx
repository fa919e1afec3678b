import { type ReactElement, useMemo } from "react";
import type { Availability } from "#engine/shape";
import { type ChoosingProps, Dropdown, type Option, type Options, Segments } from "#ui/kit";
import { availabilityText } from "./availability.ts";

/** A choice of one option: segments for few, a dropdown for many (docs/behavior.md#form-controls). */
export const Choosing = ({
  presentation,
  ...props
}: ChoosingProps & { readonly presentation: "segments" | "dropdown" }): ReactElement =>
  presentation === "segments" ? <Segments {...props} /> : <Dropdown {...props} />;

/** Something of which an option is made. */
interface Documented {
  readonly description?: string;
  readonly availability?: Availability;
}

/** An option with what documentation says of it. */
const optionOf = (label: string, documented: Documented): Option => ({
  // An empty text can be neither seen nor read out; its JSON can.
  label: label === "" ? '""' : label,
  description: documented.description,
  note: documented.availability && availabilityText(documented.availability),
});

/**
 * A list of things as options, each made when it is read, so that thousands of them are not copied.
 *
 * @param labelOf must keep its identity between renders
 */
export const useOptions = <T extends Documented>(things: readonly T[], labelOf: (thing: T) => string): Options =>
  useMemo(
    () => ({
      length: things.length,
      at: (position) => {
        const thing = things[position];
        return thing && optionOf(labelOf(thing), thing);
      },
    }),
    [things, labelOf],
  );
