import type { Locator, Page } from "playwright";
import { words } from "#ui/words";

/** The playground as people find it. */
export const playgroundOf = (page: Page): Locator => page.getByRole("dialog", { name: words.playground });
