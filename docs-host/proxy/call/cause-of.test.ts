import { describe, expect, it } from "vitest";
import { causeOf } from "./cause-of.ts";

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code }, more);

describe("causeOf", () => {
  // Errors that a Node server can't produce; refusals.test.ts has the others.
  it.each([
    [
      "a client certificate requested after the handshake",
      withCode("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED"),
      "tls",
    ],
    ["a malformed TLS record", withCode("EPROTO", { syscall: "read" }), "tls"],
    [
      "a connection that the operating system timed out",
      withCode("ETIMEDOUT", { syscall: "read" }),
      "connection-reset",
    ],
    ["an argument that the HTTP client rejects", withCode("UND_ERR_INVALID_ARG"), "bad-header"],
    ["an unexpected error", new TypeError("x is not a function"), "internal"],
    ["a thrown value that is not an error", "text", "internal"],
  ])("maps %s", (_what, error, cause) => {
    expect(causeOf(error, false)).toBe(cause);
  });

  it("reports a connection lost after the response started as upstream-vanished", () => {
    expect(causeOf(withCode("ETIMEDOUT", { syscall: "read" }), true)).toBe("upstream-vanished");
  });
});
