import { expect, it } from "vitest";
import { needsCertificate } from "./needs-certificate.ts";

const authSchemes = { tls: { kind: "mutualTLS" }, key: { kind: "bearerAuth" } } as const;

it.each<[boolean, string, readonly string[], (readonly (readonly string[])[])?]>([
  [true, "is the only scheme", ["tls"]],
  [true, "is in every combination", ["tls", "key"], [["tls"], ["tls", "key"]]],
  [false, "is one of several schemes", ["tls", "key"]],
  [false, "is not required", ["tls"], [[], ["tls"]]],
  [false, "is not declared", ["other"]],
  [false, "is not named", []],
])("returns %s if a client certificate %s", (expected, _, auth, security) => {
  expect(needsCertificate({ endpoint: { auth, ...(security && { security }) }, authSchemes })).toBe(expected);
});
