import type { ReactElement } from "react";
import type { Availability } from "#engine/shape";

/** How far a thing may be relied on, in words. */
export const availabilityWords: { readonly [A in Availability]: string } = {
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

/** How far a thing may be relied on, parted by a blank from what it is said of; nothing is drawn where nothing is said. */
export function AvailabilityMark({ availability }: AvailabilityMarkProps): ReactElement | null {
  if (availability === undefined) return null;
  return (
    <>
      {" "}
      <span className="availability" data-availability={availability}>
        {availabilityWords[availability]}
      </span>
    </>
  );
}
