import { expect, it } from "vitest";
import { readShownSites } from "./site-settings.ts";

const local = { list: true, apiSites: "on", memory: 512 };
const open = { ...local, list: false, apiSites: "off" };

it.each([
  ["this machine alone", {}, {}, local],
  ["this machine by another name", { hosts: ["docs.localhost"] }, {}, local],
  ["others by a public origin", { origin: "https://docs.example" }, {}, open],
  ["others by a further host", { hosts: ["docs.example"] }, {}, open],
  ["others behind a proxy", { trustedHops: 1 }, {}, open],
  [
    "others, if the operator allows it",
    { origin: "https://docs.example" },
    { CALLBOARD_SITE_LIST: "on", CALLBOARD_API_SITES: "private", CALLBOARD_SITE_MEMORY: "64" },
    { list: true, apiSites: "private", memory: 64 },
  ],
])("sites for %s", (_, site, env, settings) => {
  expect(readShownSites(env, site, 8 * 2 ** 30)).toEqual({ ok: true, settings });
});

it("reports each invalid setting", () => {
  const env = { CALLBOARD_SITE_LIST: "maybe", CALLBOARD_API_SITES: "yes", CALLBOARD_SITE_MEMORY: "0" };
  expect(readShownSites(env, {}, 8 * 2 ** 30)).toEqual({
    ok: false,
    errors: [
      'CALLBOARD_SITE_LIST is "maybe"; it must be on or off',
      'CALLBOARD_API_SITES is "yes"; it must be on, private or off',
      'CALLBOARD_SITE_MEMORY is "0"; it must be a number of MiB, such as 512',
    ],
  });
});

it.each([
  [128, 64],
  [512, 128],
  [1024, 256],
  [64 * 1024, 512],
])("in %d MiB, caches take %d MiB by default", (available, memory) => {
  expect(readShownSites({}, {}, available * 2 ** 20)).toMatchObject({ settings: { memory } });
});
