import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { errorText } from "./error-text.ts";

const thrown = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

it.each<[string, unknown, RegExp]>([
  ["the file system", thrown(() => readFileSync("no/such/file")), /^ENOENT: no such file or directory, open 'no/],
  [
    "a database",
    Object.assign(new Error("database disk image is malformed"), { code: "SQLITE_CORRUPT" }),
    /^SQLITE_CORRUPT: database disk/,
  ],
  ["a browser", Object.assign(new Error("it took too long"), { code: 23 }), /^it took too long$/],
  ["a program that throws texts", "no", /^no$/],
])("an error of %s has its code once", (_, error, text) => {
  expect(errorText(error)).toMatch(text);
});
