import { accessSync, constants, existsSync } from "node:fs";
import type { Browser, chromium } from "playwright";
import { errorMessage } from "#engine/error-message";

/** A running browser, or error messages for the user. */
export type OpenedBrowser =
  | { readonly ok: true; readonly browser: Browser }
  | { readonly ok: false; readonly errors: readonly string[] };

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Switches to run Chromium without a display, without a sandbox (as root) and without background requests. */
const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Starts Chromium: the one of `CALLBOARD_CHROMIUM`, of Playwright, or at a common path. Errors say how to install one.
 */
export async function openBrowser(env: { readonly [name: string]: string | undefined }): Promise<OpenedBrowser> {
  const playwright = await import("playwright").catch(() => undefined);
  if (playwright === undefined) {
    return refused("--browser needs playwright, which is not installed", "run npm install playwright");
  }
  const found = findBrowser(playwright.chromium, env);
  if (typeof found !== "string") return found;
  try {
    // The check itself handles signals: it closes the browser once it has reported its findings.
    const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
    const options = { executablePath: found, args: browserArgs, ...signals };
    return { ok: true, browser: await playwright.chromium.launch(options) };
  } catch (thrown) {
    const [reason = ""] = errorMessage(thrown).split("\n");
    return refused(`${found} does not start: ${reason}`, "set CALLBOARD_CHROMIUM to another browser");
  }
}

function findBrowser(
  type: typeof chromium,
  { CALLBOARD_CHROMIUM: chosen }: { readonly [name: string]: string | undefined },
): string | OpenedBrowser {
  if (chosen)
    return isRunnable(chosen) ? chosen : refused(`CALLBOARD_CHROMIUM is ${chosen}; there is no program at this path`);
  const downloaded = type.executablePath();
  const path = existsSync(downloaded) ? downloaded : usual.find(isRunnable);
  return (
    path ??
    refused("Chromium was not found", "run npx playwright install chromium, or set CALLBOARD_CHROMIUM to its path")
  );
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const refused = (...errors: readonly string[]): OpenedBrowser => ({ ok: false, errors });
