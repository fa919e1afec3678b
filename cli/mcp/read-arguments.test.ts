import { expect, it } from "vitest";
import { readArguments } from "./read-arguments.ts";

it.each([
  [[], "name a file or an address"],
  [["a.yaml", "--allow-host", "a.example"], "--allow-host needs --call"],
  [["a.yaml", "--allow-writes"], "--allow-writes needs --call"],
  [["a.yaml", "b.yaml", "--call"], "--call takes one description"],
  [["a.yaml", "--call", "--allow-host", "https://a.example/v1"], "--allow-host needs a host"],
  [["a.yaml", "--call", "--allow-host", "*"], "--allow-host needs a host"],
  [["a.yaml", "--call", "--allow-host", "user@a.example"], "--allow-host needs a host"],
  [["a.yaml", "--call", "--timeout", "soon"], "--timeout is"],
  [["a.yaml", "--call", "--header", "planted"], "--header must be a name and a value"],
  [["a.yaml", "--server", "ftp://a.example"], "--server needs a base URL"],
])("%j is refused with a sentence", (args, expected) => {
  expect(readArguments(args)).toEqual({ kind: "error", error: expect.stringContaining(expected) });
});

it.each([
  ["api.example.com", "https://api.example.com"],
  ["API.example.com:8443", "https://api.example.com:8443"],
  ["localhost:3000", "http://localhost:3000"],
  ["http://10.0.0.5:8080", "http://10.0.0.5:8080"],
])("approves %s as %s", (host, origin) => {
  const read = readArguments(["a.yaml", "--call", "--allow-host", host]);
  expect(read).toMatchObject({ kind: "options", options: { call: { allowedOrigins: new Set([origin]) } } });
});
