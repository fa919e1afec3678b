import { expect, it } from "vitest";
import { configuredIn, type PlaygroundSettings } from "./playground-settings.ts";

const settings: PlaygroundSettings = {
  initialState: {
    auth: { bearerToken: "all", basic: { username: "a", password: "b" } },
    headers: { "X-A": "1", "X-B": "1" },
  },
  environmentStates: { Test: { auth: { bearerToken: "test" }, headers: { "X-B": "2" }, queryParameters: { q: 1 } } },
};

it("applies the settings of all environments", () => {
  expect(configuredIn(settings, "Production")).toEqual(settings.initialState);
  expect(configuredIn(settings, "toString")).toEqual(settings.initialState);
});

it("prefers the settings of an environment, value by value", () => {
  expect(configuredIn(settings, "Test")).toEqual({
    auth: { bearerToken: "test", basic: { username: "a", password: "b" } },
    headers: { "X-A": "1", "X-B": "2" },
    queryParameters: { q: 1 },
  });
});

it("returns no settings if none are configured", () => {
  expect(configuredIn(undefined, "Test")).toEqual({});
});
