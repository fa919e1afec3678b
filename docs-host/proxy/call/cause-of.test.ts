import { describe, expect, it } from "vitest";
import { causeOf } from "./cause-of.ts";

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code }, more);

describe("causeOf", () => {
  // Faults that a Node server can't produce; refusals.test.ts has the others.
  it.each([
    [
      "a certificate of ours asked for after the handshake",
      withCode("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED"),
      "tls",
    ],
    ["a TLS record that makes no sense", withCode("EPROTO", { syscall: "read" }), "tls"],
    ["a connection that the system gave up", withCode("ETIMEDOUT", { syscall: "read" }), "connection-reset"],
    ["an argument that the client refuses", withCode("UND_ERR_INVALID_ARG"), "bad-header"],
    ["an error that nobody foresaw", new TypeError("x is not a function"), "internal"],
    ["something that is no error", "text", "internal"],
  ])("maps %s", (_what, error, cause) => {
    expect(causeOf(error, false)).toBe(cause);
  });

  it("reports a connection lost after the response started as upstream-vanished", () => {
    expect(causeOf(withCode("ETIMEDOUT", { syscall: "read" }), true)).toBe("upstream-vanished");
  });
});
