import { join } from "node:path";
import { expect, it } from "vitest";
import { cacheFolder } from "./compile-cache.ts";

const home = (): string => "home";
const homeless = (): string => {
  throw new Error("ENOENT");
};

it.each([
  ["win32", { LOCALAPPDATA: "local" }, home, join("local", "callboard", "code")],
  ["win32", {}, home, join("home", "AppData", "Local", "callboard", "code")],
  ["darwin", { XDG_CACHE_HOME: "cache" }, home, join("home", "Library", "Caches", "callboard", "code")],
  ["linux", { XDG_CACHE_HOME: "cache" }, homeless, join("cache", "callboard", "code")],
  ["linux", { XDG_CACHE_HOME: "" }, home, join("home", ".cache", "callboard", "code")],
  ["linux", {}, homeless, undefined],
] as const)("compiled code is in the folder of the user's caches: on %s with %o", (platform, env, ofUser, folder) => {
  expect(cacheFolder({ platform, env, home: ofUser })).toBe(folder);
});
