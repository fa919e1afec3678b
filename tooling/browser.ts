import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { chromium } from "playwright";

/** A browser for the tests, and how it was found. */
export interface FoundBrowser {
  readonly path: string;
  readonly note: string;
}

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const runnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function find(): FoundBrowser | undefined {
  const chosen = process.env.CALLBOARD_CHROMIUM;
  if (chosen !== undefined && chosen !== "") {
    if (!runnable(chosen)) throw new Error(`CALLBOARD_CHROMIUM is ${chosen}; there is no program at this path`);
    return { path: chosen, note: "named by CALLBOARD_CHROMIUM" };
  }
  const downloaded = chromium.executablePath();
  if (existsSync(downloaded)) return { path: downloaded, note: "downloaded by playwright" };
  const path = usual.find(runnable);
  return path === undefined ? undefined : { path, note: "already on this machine" };
}

const succeeds = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: "ignore", shell: process.platform === "win32" }).status === 0;

/** Finds a Chromium, or gets one: from playwright, else (as root on Debian) from the distribution. */
export function findOrGetBrowser(): FoundBrowser {
  const found = find();
  if (found) return found;
  if (succeeds("npx", "playwright", "install", "--with-deps", "chromium")) {
    const path = chromium.executablePath();
    if (existsSync(path)) return { path, note: "downloaded by playwright just now" };
  }
  if (installFromDebian("chromium")) {
    const installed = find();
    if (installed) return { ...installed, note: "installed from Debian just now" };
  }
  throw new Error(
    "Chromium was not found and could not be installed: run `npx playwright install chromium`, or set CALLBOARD_CHROMIUM to its path",
  );
}

/**
 * Finds Chromium's headless shell, which draws pages by the same engine and needs a fifth less processor time, or gets
 * one where Chromium is Debian's. It has no microphone. A browser that is named by `CALLBOARD_CHROMIUM` is used alone.
 */
export function findOrGetShell(browser: FoundBrowser): FoundBrowser {
  if (process.env.CALLBOARD_CHROMIUM) return browser;
  const found = findShell();
  if (found !== undefined) return { path: found, note: "already on this machine" };
  if (browser.path !== "/usr/bin/chromium" || !installFromDebian("chromium-headless-shell")) return browser;
  const installed = findShell();
  return installed === undefined ? browser : { path: installed, note: "installed from Debian just now" };
}

const findShell = (): string | undefined => {
  const path = process.env.CALLBOARD_HEADLESS_SHELL || "/usr/bin/chromium-headless-shell";
  return runnable(path) ? path : undefined;
};

/** Installs packages as root on Debian, and returns whether that succeeded. */
export const installFromDebian = (...names: readonly string[]): boolean =>
  process.getuid?.() === 0 &&
  existsSync("/usr/bin/apt-get") &&
  succeeds("apt-get", "update") &&
  succeeds("apt-get", "install", "-y", "--no-install-recommends", ...names);

/** Switches to run Chromium without a display, without a sandbox (as root) and without background network calls. */
export const browserArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Switches that draw all pages of a browser in one process, and their frames in that of the browser: sites of tests need no
 * protection from each other, and a new process for each costs a fifth of the processor time of the browser tests.
 */
export const fewProcesses: readonly string[] = [
  "--disable-site-isolation-trials",
  "--renderer-process-limit=1",
  "--process-per-site",
  "--in-process-gpu",
];
