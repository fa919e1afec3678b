import type { Locator, Page } from "playwright";
import { words } from "#ui/words";

/** Locates the playground by role and name. */
export const playgroundOf = (page: Page): Locator => page.getByRole("dialog", { name: words.playground });
