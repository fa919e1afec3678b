import type { ReactElement } from "react";
import type { Availability } from "#engine/shape";
import { siteTexts, type TextKey } from "#ui/text";

/** The text of an availability. */
export const availabilityWords: { readonly [A in Availability]: TextKey } = {
  Stable: "stable",
  GenerallyAvailable: "generallyAvailable",
  InDevelopment: "inDevelopment",
  PreRelease: "pre",
  Deprecated: "deprecated",
  Beta: "beta",
};

interface AvailabilityMarkProps {
  readonly availability: Availability | undefined;
}

/** The availability of an item, after a space; `undefined` without one. */
export function AvailabilityMark({ availability }: AvailabilityMarkProps): ReactElement | null {
  const { text } = siteTexts();
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
