import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { LogEntry as ProxyEntry } from "#docs-host/proxy";
import type { LoginLogEntry } from "#docs-host/server";
import type { HostRefusal } from "#engine/host";
import { type ErrorEntry, type FatalEntry, hostEntry } from "#process";
import type { LogEntry } from "#registry";

type Fields<T> = { readonly [K in keyof Required<T>]: unknown };

/** All fields of each event; the compiler rejects an omission, and a field that no event has. */
type RegistryFields = { readonly [E in LogEntry["event"]]: Fields<Extract<LogEntry, { readonly event: E }>> };

const event = 0;
const error: Fields<ErrorEntry> = { error: 0, code: 0, frames: 0 };
const registry: RegistryFields = {
  request: { event, requestId: 0, method: 0, endpointId: 0, status: 0, milliseconds: 0, orgId: 0, tokenId: 0 },
  migration: { event, name: 0, notes: 0 },
  "reserved-host": { event, host: 0, orgId: 0, advice: 0 },
  "large-call": { event, requestId: 0, endpointId: 0, ended: 0 },
  store: { event, requestId: 0, endpointId: 0, part: 0, cause: 0, code: 0, lost: 0 },
  bug: { event, requestId: 0, endpointId: 0, ...error },
};
const proxy: Fields<ProxyEntry> = {
  ...{ requestId: 0, apiId: 0, environmentId: 0, method: 0, status: 0, cause: 0, blockedRange: 0, errorName: 0 },
  ...{ requestBytes: 0, responseBytes: 0, originLatencyMs: 0, responseTimeMs: 0, totalMs: 0 },
  ...{ requestMessages: 0, responseMessages: 0, closeCode: 0 },
};
const login: Fields<LoginLogEntry> = { step: 0, outcome: 0, cause: 0 };
const fatal: Fields<FatalEntry> = { event, origin: 0, exchangeId: 0, ...error };
const refusal: HostRefusal = { status: 421, message: "", host: "evil.example" };

/** Fields of each event, without `event` itself. */
const written: { readonly [event: string]: object } = {
  ...registry,
  ...{ proxy, login, fatal, host: hostEntry(refusal) },
};

const page = readFileSync(resolve(import.meta.dirname, "../docs/operate/logs.md"), "utf8");

it.each(Object.entries(written))("the table on logs has the fields of the event %s, and no other", (name, fields) => {
  const row = page.split("\n").find((line) => line.startsWith(`| \`${name}\` `)) ?? "";
  const [, , , listed = ""] = row.split("|");
  const names = [...listed.matchAll(/`(\w+)`/g)].map(([, field]) => field);
  expect(names.sort()).toEqual(
    Object.keys(fields)
      .filter((field) => field !== "event")
      .sort(),
  );
});
