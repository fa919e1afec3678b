import type { Locator, Page } from "playwright";
import { playgroundText } from "#locales/messages/playground";

/** Locates the playground by role and name. */
export const playgroundOf = (page: Page): Locator => page.getByRole("dialog", { name: playgroundText().playground });
