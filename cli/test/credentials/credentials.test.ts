import { expect, it } from "vitest";
import type { ApiModel } from "#engine/model";
import { readCredentials } from "./credentials.ts";

const bearer: ApiModel["auths"][string] = { kind: "bearerAuth" };
const one = { auths: { key: bearer } };
const two = { auths: { key: bearer, other: bearer } };
const none = { env: {}, folder: "." };

it.each([
  ["key=sesame", "sesame"],
  ["key=a=b", "a=b"],
  ["sesame", "sesame"],
  ["c2VzYW1l==", "c2VzYW1l=="],
  ["c2VzYW1=", "c2VzYW1="],
  ["key=", ""],
])("%s is a value of the only scheme", async (given, value) => {
  expect(await readCredentials([given], one, none)).toEqual({ ok: true, values: { key: value } });
});

it.each([
  ["nope=1", one, "its scheme is key"],
  ["kye=sesame", one, "its scheme is key"],
  ["sesame", two, "its schemes are key, other"],
  ["sesame", { auths: {} }, "the API does not have any"],
])("refuses %s without repeating it", async (given, model, words) => {
  const read = await readCredentials([given], model, none);
  const error = read.ok ? "" : read.error;
  expect(error).toMatch(/^--credential must be SCHEME=VALUE/);
  expect(error).toContain(words);
  expect(error).not.toContain(given);
});

it("prefers an option to a variable of the environment", async () => {
  const sources = { ...none, env: { CALLBOARD_CREDENTIAL_KEY: "variable" } };
  expect(await readCredentials([], one, sources)).toEqual({ ok: true, values: { key: "variable" } });
  expect(await readCredentials(["key=option"], one, sources)).toEqual({ ok: true, values: { key: "option" } });
});
