import type { Availability } from "#engine/shape";

const texts: { readonly [A in Availability]: string } = {
  Stable: "Stable",
  GenerallyAvailable: "Generally available",
  InDevelopment: "In development",
  PreRelease: "Pre-release",
  Deprecated: "Deprecated",
  Beta: "Beta",
};

/** Says for people how far a thing may be relied on. */
export const availabilityText = (availability: Availability): string => texts[availability];
