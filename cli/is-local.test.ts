import { expect, it } from "vitest";
import { isLocal } from "./is-local.ts";

it.each([
  [{}, true],
  [{ origin: "http://localhost:4000", hosts: ["localhost"], trustedHops: 0 }, true],
  [{ origin: "http://127.0.0.1:4000" }, true],
  [{ hosts: ["docs.localhost", "[::1]"] }, true],
  [{ origin: "https://docs.example" }, false],
  [{ origin: "https://localhost.example" }, false],
  [{ hosts: ["docs.example"] }, false],
  [{ hosts: ["192.168.0.5"] }, false],
  [{ trustedHops: 1 }, false],
])("a site with the settings %j can be opened by this machine only: %s", (settings, expected) => {
  expect(isLocal(settings)).toBe(expected);
});
