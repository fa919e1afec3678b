import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

it("has the documented defaults", () => {
  expect(readSettings({}, "/srv")).toEqual({
    ok: true,
    settings: { sitePort: 4000, registryPort: 4001, dataFolder: resolve("/srv/.callboard"), direct: false, limits: {} },
  });
});

it("takes what the environment names", () => {
  const proxy = { CALLBOARD_PROXY: "off", CALLBOARD_PROXY_LIMITS: "totalMs=300000" };
  expect(readSettings({ PORT: "80", REGISTRY_PORT: "0", CALLBOARD_DATA: "/data", ...proxy }, "/srv")).toEqual({
    ok: true,
    settings: {
      ...{ sitePort: 80, registryPort: 0, dataFolder: resolve("/data") },
      ...{ direct: true, limits: { totalMs: 300_000 } },
    },
  });
});

it.each([
  [{ PORT: "4000x" }, 'PORT is "4000x"; it must be a port, a whole number from 0 to 65535'],
  [{ REGISTRY_PORT: "65536" }, 'REGISTRY_PORT is "65536"; it must be a port, a whole number from 0 to 65535'],
  [{ CALLBOARD_PROXY: "no" }, 'CALLBOARD_PROXY is "no"; it must be on or off'],
  [
    { CALLBOARD_PROXY_LIMITS: "idleMs=soon" },
    'CALLBOARD_PROXY_LIMITS: the limit idleMs must be a whole number from 1 to 2147483647, not "soon"',
  ],
  [{ PORT: "-1" }, 'PORT is "-1"; it must be a port, a whole number from 0 to 65535'],
  [{ PORT: "4001" }, "PORT and REGISTRY_PORT are both 4001; the site and the registry need a port each"],
])("refuses %j", (env, fault) => {
  expect(readSettings(env, "/srv")).toEqual({ ok: false, faults: [fault] });
});

it("tells all faults at once", () => {
  expect(readSettings({ PORT: "x", REGISTRY_PORT: "y" }, "/srv")).toMatchObject({ ok: false, faults: { length: 2 } });
});
