import { isObject, type Json, own, printJson } from "#engine/json";
import type { Answer, Asked, Handle, Outcome } from "../http/exchange.ts";
import { empty } from "../http/exchange.ts";
import { answering, isSuccess, jsonIn } from "./change.ts";
import type { Fault } from "./fault.ts";

const isMethod = (asked: Asked, method: string, folder: string): boolean =>
  asked.method === method && asked.path.startsWith(`${folder}/`);

/** Remembers what the user of a request names: each user has own labels. */
const keyOf = ({ path, headers }: Asked): string => `${path} ${headers.authorization ?? ""}`;

const isFine = (outcome: Outcome): outcome is Answer => outcome.kind === "answer" && isSuccess(outcome);

/** Changes the items of a list. */
const listing =
  (path: string, change: (items: readonly Json[], asked: Asked) => readonly Json[]) =>
  (handle: Handle): Handle =>
  async (asked) => {
    const outcome = await handle(asked);
    if (asked.path !== path || (asked.method !== "GET" && asked.method !== "HEAD") || !isFine(outcome)) return outcome;
    const items = jsonIn(outcome);
    return Array.isArray(items) ? { ...outcome, body: printJson([...change(items, asked)]) } : outcome;
  };

/** Notes the paths of successful requests of a method. */
const noting =
  (method: string, folder: string, note: (key: string, asked: Asked) => void) =>
  (handle: Handle): Handle =>
  async (asked) => {
    const outcome = await handle(asked);
    if (isMethod(asked, method, folder) && isFine(outcome)) note(keyOf(asked), asked);
    return outcome;
  };

const gone = { title: "Nothing is here", status: 404, detail: "There is no such label." };
const notFound: Answer = {
  kind: "answer",
  status: 404,
  headers: { "content-type": "application/problem+json" },
  body: JSON.stringify(gone),
};

/** Returns the name in a label. */
const nameIn = (item: Json): string => String(isObject(item) ? own(item, "name") : "");

/** Faults of labels, which a PUT creates under a name that the client chooses. */
const ofLabels: readonly Omit<Fault, "server">[] = [
  {
    name: "blue-label-not-stored",
    says: "PUT of a blue label answers 201 and stores nothing.",
    check: "created-not-found",
    // A second PUT of it is answered as the first one.
    also: ["not-listed", "id-given-twice"],
    break: (handle) => async (asked) => {
      const outcome = await handle(asked);
      const sent = isMethod(asked, "PUT", "/labels") ? jsonIn(asked) : undefined;
      if (isObject(sent) && own(sent, "color") === "blue" && isFine(outcome)) {
        await handle({ ...asked, method: "DELETE", body: new Uint8Array() });
      }
      return outcome;
    },
  },
  {
    name: "second-put-not-stored",
    says: "PUT of a label that exists answers 200 and keeps the old one.",
    check: "update-lost",
    break: (handle) => async (asked) => {
      if (!isMethod(asked, "PUT", "/labels")) return handle(asked);
      const before = await handle({ ...asked, method: "GET", body: new Uint8Array() });
      const outcome = await handle(asked);
      const kept = isFine(before) ? jsonIn(before) : undefined;
      if (isFine(outcome) && isObject(kept)) {
        const { name: _, ...content } = kept;
        await handle({ ...asked, body: Buffer.from(printJson(content)) });
      }
      return outcome;
    },
  },
  {
    name: "second-put-listed-twice",
    says: "A label that was put twice is in the list twice.",
    check: "id-given-twice",
    break: (handle) => {
      const counts = new Map<string, number>();
      const count = noting("PUT", "/labels", (key) => void counts.set(key, (counts.get(key) ?? 0) + 1));
      const forget = noting("DELETE", "/labels", (key) => void counts.delete(key));
      return listing("/labels", (items, asked) =>
        items.flatMap((item) => {
          const key = keyOf({ ...asked, path: `/labels/${nameIn(item)}` });
          return (counts.get(key) ?? 0) > 1 ? [item, item] : [item];
        }),
      )(count(forget(handle)));
    },
  },
  {
    name: "removed-name-not-found-again",
    says: "A label that is put again after it was removed can't be read.",
    check: "created-not-found",
    break: (handle) => {
      const removed = new Set<string>();
      const inner = noting("DELETE", "/labels", (key) => void removed.add(key))(handle);
      return async (asked) => {
        const outcome = await inner(asked);
        const isRead = isMethod(asked, "GET", "/labels") || isMethod(asked, "HEAD", "/labels");
        return isRead && removed.has(keyOf(asked)) && isFine(outcome) ? notFound : outcome;
      };
    },
  },
  {
    name: "removed-label-still-read",
    says: "A label that was removed can still be read.",
    check: "found-after-delete",
    break: (handle) => {
      const removed = new Map<string, Answer>();
      return async (asked) => {
        const isDelete = isMethod(asked, "DELETE", "/labels");
        const before = isDelete ? await handle({ ...asked, method: "GET" }) : undefined;
        const outcome = await handle(asked);
        if (isDelete && before !== undefined && isFine(before) && isFine(outcome)) removed.set(keyOf(asked), before);
        const isMissing = outcome.kind === "answer" && outcome.status === 404;
        return (isMethod(asked, "GET", "/labels") && isMissing ? removed.get(keyOf(asked)) : undefined) ?? outcome;
      };
    },
  },
];

const parcelOf = ({ path }: Asked): string => /^\/parcels\/(\d+)$/.exec(path)?.[1] ?? "";

/** Faults of parcels, which are known by the Location of an answer without content. */
const ofParcels: readonly Omit<Fault, "server">[] = [
  {
    name: "location-of-a-future-parcel",
    says: "The Location of a new parcel has the number after its own.",
    check: "created-not-found",
    also: ["link-broken", "update-lost", "id-given-twice", "found-after-delete", "deleted-twice", "not-listed"],
    break: answering("POST /parcels", (answer) => {
      const number = Number(/\d+$/.exec(answer.headers.location ?? "")?.[0]);
      return answer.status === 201
        ? { ...answer, headers: { ...answer.headers, location: `/parcels/${number + 1}` } }
        : answer;
    }),
  },
  {
    name: "heavy-parcel-rounded",
    says: "The weight of a parcel is stored in tens of grams.",
    check: "number-changed",
    also: ["update-lost"],
    break: (handle) => async (asked) => {
      const outcome = await handle(asked);
      const shown = parcelOf(asked) !== "" && asked.method !== "PUT" && isFine(outcome) ? jsonIn(outcome) : undefined;
      if (!isObject(shown) || outcome.kind !== "answer") return outcome;
      const grams = Math.max(1, Math.floor(Number(own(shown, "grams")) / 10) * 10);
      return { ...outcome, body: printJson({ ...shown, grams }) };
    },
  },
  {
    name: "stopped-parcel-still-listed",
    says: "A parcel that was stopped is still in the list.",
    check: "listed-after-delete",
    break: (handle) => {
      const stopped = new Map<string, Json>();
      const inner: Handle = async (asked) => {
        const before = asked.method === "DELETE" ? await handle({ ...asked, method: "GET" }) : undefined;
        const outcome = await handle(asked);
        const parcel = before !== undefined && isFine(before) ? jsonIn(before) : undefined;
        if (parcel !== undefined && isFine(outcome)) stopped.set(parcelOf(asked), parcel);
        return outcome;
      };
      return listing("/parcels", (items) => [...items, ...stopped.values()])(inner);
    },
  },
  {
    name: "parcel-stopped-twice",
    says: "A parcel that was stopped can be stopped again, although the description says once.",
    check: "deleted-twice",
    break: (handle) => {
      const stopped = new Set<string>();
      return async (asked) => {
        const outcome = await handle(asked);
        if (!isMethod(asked, "DELETE", "/parcels") || outcome.kind !== "answer") return outcome;
        if (isSuccess(outcome)) stopped.add(parcelOf(asked));
        return outcome.status === 404 && stopped.has(parcelOf(asked)) ? empty(204) : outcome;
      };
    },
  },
  {
    name: "location-given-again",
    says: "The third parcel has the Location of the first one.",
    check: "id-given-twice",
    also: ["link-broken", "update-lost", "not-listed", "created-not-found", "found-after-delete", "deleted-twice"],
    break: (handle) => {
      const seen: string[] = [];
      return answering("POST /parcels", (answer) => {
        const { location } = answer.headers;
        if (answer.status !== 201 || location === undefined) return answer;
        seen.push(location);
        return seen.length % 3 === 0
          ? { ...answer, headers: { ...answer.headers, location: seen.at(-3) ?? location } }
          : answer;
      })(handle);
    },
  },
];

/** Faults of things that are known by the path of a PUT, or by a Location only. */
export const namedThingFaults: readonly Fault[] = [
  ...ofLabels.map((fault) => ({ ...fault, server: "labels" })),
  ...ofParcels.map((fault) => ({ ...fault, server: "parcels" })),
];
