import type { Availability } from "#engine/shape";
import { formText } from "#locales/messages/form";

/** Returns an availability as a text. */
export const availabilityText = (availability: Availability): string => formText().availability[availability];

/** Returns the tone of an availability's badge. */
export const availabilityTone = (availability: Availability): "warn" | "neutral" =>
  availability === "Deprecated" ? "warn" : "neutral";
