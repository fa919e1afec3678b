import { isList, isObject, type Json, type JsonObject, own, printJson } from "#engine/json";
import type { Answer, Handle } from "../http/exchange.ts";
import { isSuccess, jsonIn, objectIn, withBody } from "./change.ts";
import type { Fault } from "./fault.ts";

/** Changes the JSON of the successful reads of single things. */
const reading =
  (folder: string, change: (body: JsonObject, path: string) => Json) =>
  (handle: Handle): Handle =>
  async (asked) => {
    const outcome = await handle(asked);
    const isRead = ["GET", "HEAD"].includes(asked.method) && new RegExp(`^/${folder}/\\d+$`).test(asked.path);
    if (!isRead || outcome.kind !== "answer" || !isSuccess(outcome)) return outcome;
    return { ...outcome, body: printJson(change(objectIn(outcome), asked.path)) };
  };

const listIn = (value: JsonObject, key: string): readonly Json[] => {
  const list = own(value, key);
  return list !== undefined && isList(list) ? list : [];
};

/** Reads the bytes of a text as Latin-1. */
const misread = (text: string): string => Buffer.from(text).toString("latin1");

/** Faults of values that are stored or read otherwise than they were sent, and of jobs. */
export const storedValueFaults: readonly Fault[] = [
  {
    name: "bio-in-another-encoding",
    server: "accounts",
    says: "The bytes of a bio are read in another encoding than they were stored in.",
    check: "update-lost",
    also: ["wrong-body"],
    break: reading("accounts", (body) => (typeof body.bio === "string" ? { ...body, bio: misread(body.bio) } : body)),
  },
  {
    name: "bio-in-capitals",
    server: "accounts",
    says: "A bio is read in capitals.",
    check: "update-lost",
    break: reading("accounts", (body) =>
      typeof body.bio === "string" ? { ...body, bio: body.bio.toUpperCase() } : body,
    ),
  },
  {
    name: "always-celsius",
    server: "sensors",
    says: "The unit of a sensor is read as C, whatever was sent.",
    check: "update-lost",
    break: reading("sensors", (body) => ({ ...body, unit: "C" })),
  },
  {
    name: "second-change-not-read",
    server: "accounts",
    says: "An account that was changed twice is read as after the first change.",
    check: "update-lost",
    also: ["number-changed"],
    break: (handle) => {
      const first = new Map<string, JsonObject>();
      const changed = new Set<string>();
      const shown = reading("accounts", (body, path) => first.get(path) ?? body)(handle);
      return async (asked) => {
        if (asked.method !== "PATCH") return shown(asked);
        const before = await handle({ ...asked, method: "GET", body: new Uint8Array() });
        const outcome = await handle(asked);
        if (outcome.kind !== "answer" || !isSuccess(outcome)) return outcome;
        if (changed.has(asked.path) && before.kind === "answer" && !first.has(asked.path)) {
          first.set(asked.path, objectIn(before));
        }
        changed.add(asked.path);
        return outcome;
      };
    },
  },
  {
    name: "tags-turned-around",
    server: "sensors",
    says: "The tags of a sensor are read from the last to the first.",
    check: "update-lost",
    break: reading("sensors", (body) => ({ ...body, tags: listIn(body, "tags").toReversed() })),
  },
  {
    name: "tags-added",
    server: "sensors",
    says: "A merge patch adds its tags to those of the sensor.",
    check: "update-lost",
    also: ["invalid-accepted"],
    break: (handle) => async (asked) => {
      const sent = asked.method === "PATCH" ? jsonIn(asked) : undefined;
      if (sent === undefined || !isObject(sent) || listIn(sent, "tags").length === 0) return handle(asked);
      const before = await handle({ ...asked, method: "GET", body: new Uint8Array() });
      const old = before.kind === "answer" ? listIn(objectIn(before), "tags") : [];
      const tags = [...new Set([...listIn(sent, "tags"), ...old])].slice(0, 4);
      return handle(withBody(asked, { ...sent, tags }));
    },
  },
  {
    name: "key-in-any-account",
    server: "accounts",
    says: "A key of an account is found in each other account too, also after it was removed.",
    check: "wrong-items",
    also: ["found-after-delete"],
    break: (handle) => {
      const keys = new Map<string, Answer>();
      return async (asked) => {
        const outcome = await handle(asked);
        if (outcome.kind !== "answer" || !/^\/accounts\/\d+\/keys/.test(asked.path)) return outcome;
        if (asked.method === "POST" && isSuccess(outcome)) {
          keys.set(String(objectIn(outcome).id), { ...outcome, status: 200 });
        }
        const account = { ...asked, method: "GET", path: asked.path.replace(/\/keys.*/, ""), body: new Uint8Array() };
        const isThere = await handle(account);
        const key = keys.get(asked.path.split("/").at(-1) ?? "");
        const isLost = outcome.status === 404 && ["GET", "HEAD"].includes(asked.method) && key !== undefined;
        return isLost && isThere.kind === "answer" && isSuccess(isThere) ? key : outcome;
      };
    },
  },
  {
    name: "job-runs-forever",
    server: "jobs",
    says: "A job never ends.",
    check: "job-never-ends",
    break: reading("jobs", ({ id = 0 }) => ({ id, state: "running" })),
  },
];
