import { expect, it } from "vitest";
import { inLanguage } from "#locales";
import de from "../../../locales/de.json" with { type: "json" };
import { availabilityText } from "./availability.ts";

it("names an availability in the language of the page", () => {
  const german = { language: "de", area: () => de.form };
  expect(inLanguage(german, () => availabilityText("GenerallyAvailable"))).toBe("Allgemein verfügbar");
  expect(availabilityText("GenerallyAvailable")).toBe("Generally available");
});
