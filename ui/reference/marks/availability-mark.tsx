import type { ReactElement } from "react";
import type { Availability } from "#engine/shape";
import { type UiPhrase, useTexts } from "#ui/text";

/** The text of an availability. */
export const availabilityWords: { readonly [A in Availability]: UiPhrase } = {
  Stable: "Stable",
  GenerallyAvailable: "Generally available",
  InDevelopment: "In development",
  PreRelease: "Pre-release",
  Deprecated: "Deprecated",
  Beta: "Beta",
};

interface AvailabilityMarkProps {
  readonly availability: Availability | undefined;
}

/** The availability of an item, after a space; `undefined` without one. */
export function AvailabilityMark({ availability }: AvailabilityMarkProps): ReactElement | null {
  const { text } = useTexts();
  if (availability === undefined) return null;
  return (
    <>
      {" "}
      <span className="availability" data-availability={availability}>
        {text(availabilityWords[availability])}
      </span>
    </>
  );
}
