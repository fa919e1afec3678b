import type { Availability } from "#engine/shape";

const texts: { readonly [A in Availability]: string } = {
  Stable: "Stable",
  GenerallyAvailable: "Generally available",
  InDevelopment: "In development",
  PreRelease: "Pre-release",
  Deprecated: "Deprecated",
  Beta: "Beta",
};

/** Returns an availability as a text. */
export const availabilityText = (availability: Availability): string => texts[availability];

/** Returns the tone of an availability's badge. */
export const availabilityTone = (availability: Availability): "warn" | "neutral" =>
  availability === "Deprecated" ? "warn" : "neutral";
