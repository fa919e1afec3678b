import { expect, it } from "vitest";
import { isPublicHost } from "./index.ts";

it.each([
  "docs.example.com",
  "example.test.org",
  "8.8.8.8",
  "172.32.0.1",
  "100.128.0.1",
  "[2001:db8::1]",
  "xn--bcher-kva.example",
])("%s is public", (host) => expect(isPublicHost(host)).toBe(true));

it.each([
  ...[
    "localhost",
    "docs.localhost",
    "127.0.0.1",
    "[::1]",
    "intranet",
    "printer.local",
    "docs.corp",
    "a.home.arpa",
    "a.test",
  ],
  ...["10.0.0.1", "192.168.1.2", "172.16.0.1", "172.31.9.9", "169.254.1.1", "100.64.0.1", "[fd00::1]", "[fe80::1]"],
])("%s is private", (host) => expect(isPublicHost(host)).toBe(false));
