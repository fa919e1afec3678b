import { expect, it } from "vitest";
import { safeHostPattern } from "./host-patterns.ts";

it.each([
  ["https://*.example.com/v1", "https://*.example.com"],
  ["https://*-api.example.co.uk:8443", "https://*.example.co.uk:8443"],
  ["wss://eu.*.shop.example.com", "wss://*.shop.example.com"],
  ["https://*.*.example.com.", "https://*.example.com"],
  ["https://*.myshopify.com", "https://*.myshopify.com"],
])("allows %s, and %s in a policy", (baseUrl, source) => {
  expect(safeHostPattern(baseUrl)).toEqual({ baseUrl, source });
});

it.each([
  ["any host", "https://*"],
  ["a top-level domain", "https://*.com"],
  ["a public suffix", "https://*.co.uk"],
  ["a domain of any top-level domain", "https://example.*"],
  ["a part of a domain", "https://*-example.com"],
  ["a variable domain below a fixed name", "https://api.*.com"],
  ["this machine", "http://*.localhost"],
  ["an internal suffix", "http://*.svc.cluster.local"],
  ["an address", "http://*.0.0.1"],
  ["an address at its end", "http://10.0.0.*"],
  ["an address in one label", "http://*.10.0.0.1.nip"],
  ["a user", "https://*@api.example.com"],
  ["a password", "https://*:x@*.example.com"],
  ["a host without a variable", "https://api.example.com"],
  ["no address", "//*.example.com"],
])("refuses %s: %s", (_, baseUrl) => {
  expect(safeHostPattern(baseUrl)).toBeUndefined();
});
