import { isObject, type Json, type JsonObject, own, printJson } from "#engine/json";
import type { Answer, Asked } from "../http/exchange.ts";
import { answering, idIn, isSuccess, isTo, objectIn, showing } from "./change.ts";
import type { Fault } from "./fault.ts";

/** Returns a plant with another text in one property, if it has one. */
const withText = (plant: JsonObject, key: string, change: (text: string) => string): JsonObject => {
  const text = own(plant, key);
  return typeof text === "string" ? { ...plant, [key]: change(text) } : plant;
};

/** Faults that no schema shows: each answer is as described, or almost. */
export const quietFaults: readonly Fault[] = [
  {
    name: "latin-1-text",
    says: "A plant is sent in Latin-1, although JSON is UTF-8.",
    check: "wrong-body",
    // Characters that Latin-1 does not have are lost.
    also: ["update-lost"],
    break: answering("GET /plants/{id}", (answer) => ({
      ...answer,
      body:
        typeof answer.body === "string" ? Buffer.from(answer.body.replace(/[^\0-\xff]/g, "?"), "latin1") : answer.body,
    })),
  },
  {
    name: "name-cut",
    says: "A name of more than 20 characters is stored without its end.",
    check: "update-lost",
    break: showing("GET /plants/{id}", (plant) => withText(plant, "name", (text) => [...text].slice(0, 20).join(""))),
  },
  {
    name: "zone-dropped",
    says: "A date with a zone is read as the same time of day in UTC.",
    check: "update-lost",
    break: showing("GET /plants/{id}", (plant) =>
      withText(plant, "planted", (text) => text.replace(/[+-]\d\d:\d\d$/, "Z")),
    ),
  },
  {
    name: "change-shown-before",
    says: "A change is answered with the plant before the change.",
    check: "update-lost",
    also: ["number-changed"],
    break: (handle, garden) => async (asked) => {
      const before = garden.plants.get(idIn(asked));
      const outcome = await handle(asked);
      if (!isTo(asked, "PATCH /plants/{id}") || !before || outcome.kind !== "answer" || !isSuccess(outcome)) {
        return outcome;
      }
      return { ...outcome, body: printJson({ id: objectIn(outcome).id ?? null, ...before.value }) };
    },
  },
  {
    name: "etag-of-the-first-version",
    says: "The entity tag of a plant stays the same when it changes.",
    check: "condition-ignored",
    break: (handle) => async (asked) => {
      const old = /^"(\d+)-\d+"$/;
      const later = /^"(\d+)-1"$/.exec(asked.headers["if-match"] ?? "");
      // Any version has the tag, so that a condition with it holds.
      const headers = later === null ? asked.headers : { ...asked.headers, "if-match": "*" };
      const outcome = await handle({ ...asked, headers });
      if (outcome.kind !== "answer") return outcome;
      const [, id] = old.exec(outcome.headers.etag ?? "") ?? [];
      return id === undefined ? outcome : { ...outcome, headers: { ...outcome.headers, etag: `"${id}-1"` } };
    },
  },
  {
    name: "events-of-removed",
    says: "The events of a removed plant can still be followed.",
    check: "found-after-delete",
    break: (handle) => {
      const gone = new Map<string, Answer>();
      const nameOf = ({ path, headers }: Asked): string => path.replace(/\/events$/, "") + headers.authorization;
      return async (asked) => {
        const isDelete = isTo(asked, "DELETE /plants/{id}");
        const { accept: _, ...headers } = asked.headers;
        const events = { ...asked, headers, method: "GET", path: `${asked.path}/events`, query: "" };
        const before = isDelete ? await handle(events) : undefined;
        const outcome = await handle(asked);
        if (outcome.kind !== "answer") return outcome;
        if (isDelete && isSuccess(outcome) && before?.kind === "answer") gone.set(nameOf(asked), before);
        const isLost = isTo(asked, "GET /plants/{id}/events") && outcome.status === 404;
        return (isLost ? gone.get(nameOf(asked)) : undefined) ?? outcome;
      };
    },
  },
  {
    name: "location-of-another",
    says: "The Location of a new plant names the plant added before.",
    check: "link-broken",
    break: (handle) => {
      const last = new Map<string, string>();
      const others = new Map<string, string>();
      return answering("POST /plants", (answer, { headers }) => {
        const { location } = answer.headers;
        const user = headers.authorization ?? "";
        if (answer.status !== 201 || location === undefined) return answer;
        // A repeated request has the same answer.
        const other = others.get(location) ?? last.get(user) ?? location;
        others.set(location, other);
        last.set(user, location);
        return { ...answer, headers: { ...answer.headers, location: other } };
      })(handle);
    },
  },
  {
    name: "twice-in-a-page",
    says: "A page has its first plant twice.",
    check: "pages-overlap",
    also: ["pages-never-end"],
    break: showing("GET /plants", (page) => {
      const { items } = page;
      const all: readonly Json[] = Array.isArray(items) ? items : [];
      const [first] = all;
      return all.length > 1 && isObject(first) ? { ...page, items: [first, ...all.slice(0, -1)] } : page;
    }),
  },
];
