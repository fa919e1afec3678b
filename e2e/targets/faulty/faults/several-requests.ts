import { exactText, isExact, isObject, type Json, type JsonObject, own, printJson } from "#engine/json";
import { type Answer, type Asked, empty, type Handle } from "../http/exchange.ts";
import {
  answering,
  asking,
  idIn,
  isSuccess,
  isTo,
  jsonIn,
  type Name,
  objectIn,
  queryIn,
  showing,
  withHeader,
} from "./change.ts";
import type { Fault } from "./fault.ts";

const rounded = (value: Json | undefined): Json => Number(isExact(value) ? exactText(value) : value);

const nowhere = "/plants/1";

/** Faults that only several requests show. */
export const sequenceFaults: readonly Fault[] = [
  {
    name: "order-changes",
    says: "The same list comes in another order every second time.",
    check: "not-repeatable",
    break: (handle) => {
      let isTurned = false;
      return showing("GET /plants", (page) => {
        isTurned = !isTurned;
        const { items } = page;
        return isTurned && Array.isArray(items) ? { ...page, items: items.toReversed() } : page;
      })(handle);
    },
  },
  {
    name: "key-ignored",
    says: "A repeated request with the same Idempotency-Key adds a second plant.",
    check: "idempotency-ignored",
    break: asking("POST /plants", (asked) => {
      const key = asked.headers["idempotency-key"];
      return withHeader(asked, "idempotency-key", /^[a-zA-Z0-9-]{1,64}$/.test(key ?? "") ? undefined : key);
    }),
  },
  {
    name: "key-for-two-plants",
    says: "Another plant with a used Idempotency-Key gets the answer of the first plant, and is not added.",
    check: "idempotency-ignored",
    break: (handle) => {
      const known = new Map<string, Asked["body"]>();
      return asking("POST /plants", (asked) => {
        const key = asked.headers["idempotency-key"];
        if (key === undefined) return asked;
        const body = known.get(key) ?? asked.body;
        known.set(key, body);
        return { ...asked, body };
      })(handle);
    },
  },
  {
    name: "never-unchanged",
    says: "A plant that has not changed is sent again, never a 304.",
    check: "condition-ignored",
    break: ignoring("GET /plants/{id}", "if-none-match"),
  },
  {
    name: "any-condition-holds",
    says: "A plant is changed although its entity tag is not the one in If-Match.",
    check: "condition-ignored",
    break: ignoring("PATCH /plants/{id}", "if-match"),
  },
  {
    name: "last-page-again",
    says: "The cursor of the last page returns the last page again.",
    check: "pages-never-end",
    also: ["pages-overlap"],
    break: showing("GET /plants", (page, asked) => ({
      ...page,
      next: page.next ?? queryIn(asked, "cursor") ?? null,
    })),
  },
  {
    name: "first-page-again",
    says: "The last page links to the first one.",
    check: "pages-never-end",
    break: showing("GET /plants", (page, asked) => ({
      ...page,
      next: page.next ?? (queryIn(asked, "cursor") === undefined ? null : `c${"9".repeat(18)}`),
    })),
  },
  {
    name: "pages-share-an-item",
    says: "A page begins with the last plant of the page before.",
    check: "pages-overlap",
    break: asking("GET /plants", (asked) => {
      const cursor = /^c\d{1,18}$/.exec(queryIn(asked, "cursor") ?? "")?.[0];
      // Pages of one plant would never end.
      if (cursor === undefined || queryIn(asked, "limit") === "1") return asked;
      const query = new URLSearchParams(asked.query);
      query.set("cursor", `c${BigInt(cursor.slice(1)) + 1n}`);
      return { ...asked, query: String(query) };
    }),
  },
  {
    name: "pages-leave-one-out",
    says: "A page after the first one leaves out its first plant.",
    check: "pages-skip",
    break: showing("GET /plants", (page, asked) =>
      queryIn(asked, "cursor") === undefined || !Array.isArray(page.items)
        ? page
        : { ...page, items: page.items.slice(1) },
    ),
  },
  {
    name: "total-of-the-page",
    server: "books",
    says: "The total of a list is the number of books on the page.",
    check: "wrong-items",
    break: showing("GET /books", (page) => ({ ...page, total: Array.isArray(page.books) ? page.books.length : 0 })),
  },
  {
    name: "book-added-twice",
    server: "books",
    says: "A request adds two books.",
    check: "wrong-items",
    break: (handle) => async (asked) => {
      const outcome = await handle(asked);
      const isAdded = isTo(asked, "POST /books") && outcome.kind === "answer" && isSuccess(outcome);
      return isAdded ? handle(asked) : outcome;
    },
  },
  {
    name: "one-more-than-asked",
    says: "A page has one plant more than its limit.",
    check: "wrong-items",
    break: asking("GET /plants", (asked) => {
      const limit = Number(queryIn(asked, "limit") ?? Number.NaN);
      if (!(limit >= 1 && limit < 50) || queryIn(asked, "cursor") !== undefined) return asked;
      const query = new URLSearchParams(asked.query);
      query.set("limit", `${limit + 1}`);
      return { ...asked, query: String(query) };
    }),
  },
  {
    name: "kind-not-applied",
    says: "A list of one kind has plants of every kind.",
    check: "wrong-items",
    break: asking("GET /plants", (asked) => {
      const query = new URLSearchParams(asked.query);
      if (/^(?:tree|herb|moss|fern)$/.test(query.get("kind") ?? "")) query.delete("kind");
      return { ...asked, query: String(query) };
    }),
  },
  {
    name: "limit-without-time",
    says: "A 429 does not say when to try again.",
    check: "rate-limit-unclear",
    also: ["wrong-header"],
    break: answering("GET /weather", (answer) => {
      const { "retry-after": _, ...headers } = answer.headers;
      return { ...answer, headers };
    }),
  },
  {
    name: "new-fern-not-found",
    says: "A fern that was added can't be read.",
    check: "created-not-found",
    also: ["link-broken"],
    break: (handle, garden) => (asked) =>
      isTo(asked, "GET /plants/{id}") && garden.plants.get(idIn(asked))?.value.kind === "fern"
        ? handle({ ...asked, path: nowhere })
        : handle(asked),
  },
  {
    name: "change-loses-tags",
    says: "A change of the name removes the tags.",
    check: "update-lost",
    break: changingStored("PATCH /plants/{id}", (value, asked) => ("name" in asked ? { ...value, tags: [] } : value)),
  },
  {
    name: "replacement-not-stored",
    says: "A replaced plant is shown as sent, but the old one is stored.",
    check: "update-lost",
    also: ["number-changed"],
    break: (handle, garden) => async (asked) => {
      const before = garden.plants.get(idIn(asked));
      const outcome = await handle(asked);
      const after = garden.plants.get(idIn(asked));
      if (isTo(asked, "PUT /plants/{id}") && before && after) {
        garden.plants.set(after.id, { ...after, value: before.value });
      }
      return outcome;
    },
  },
  {
    name: "beds-not-listed",
    says: "Plants in beds are not in the list.",
    check: "not-listed",
    break: showing("GET /plants", (page) => {
      const { items } = page;
      const isInBed = (one: Json): boolean => isObject(one) && isObject(one.place) && one.place.type === "bed";
      return { ...page, items: Array.isArray(items) ? items.filter((one: Json) => !isInBed(one)) : [] };
    }),
  },
  {
    name: "integer-rounded",
    says: "A number of leaves beyond 2^53 is read with other digits than were sent.",
    check: "number-changed",
    also: ["update-lost", "wrong-body"],
    break: showing("GET /plants/{id}", (plant) => ({ ...plant, leaves: rounded(own(plant, "leaves")) })),
  },
  {
    name: "decimal-rounded",
    says: "A height is read with the precision of 32 bits.",
    check: "number-changed",
    also: ["update-lost"],
    break: showing("GET /plants/{id}", (plant) => ({
      ...plant,
      height: Math.fround(Number(rounded(plant.height))),
    })),
  },
  {
    name: "deleted-still-read",
    says: "A removed plant can still be read.",
    check: "found-after-delete",
    break: (handle) => {
      const gone = new Map<string, Answer>();
      return async (asked) => {
        const isDelete = isTo(asked, "DELETE /plants/{id}");
        const before = isDelete ? await handle({ ...asked, method: "GET" }) : undefined;
        const outcome = await handle(asked);
        const isGone = isDelete && outcome.kind === "answer" && isSuccess(outcome);
        if (isGone && before?.kind === "answer") gone.set(asked.path + asked.headers.authorization, before);
        const isRead = isTo(asked, "GET /plants/{id}") && outcome.kind === "answer" && outcome.status === 404;
        return (isRead ? gone.get(asked.path + asked.headers.authorization) : undefined) ?? outcome;
      };
    },
  },
  {
    name: "delete-does-nothing",
    says: "DELETE answers 204 and removes nothing.",
    check: "found-after-delete",
    also: ["listed-after-delete", "deleted-twice"],
    break: (handle, garden) => async (asked) => {
      const before = isTo(asked, "DELETE /plants/{id}") ? garden.plants.get(idIn(asked)) : undefined;
      const outcome = await handle(asked);
      if (before) garden.plants.set(before.id, before);
      return outcome;
    },
  },
  {
    name: "deleted-still-listed",
    says: "A removed plant is still in the list.",
    check: "listed-after-delete",
    break: (handle, garden) => {
      const gone = new Set<bigint>();
      return async (asked) => {
        const id = idIn(asked);
        if (gone.has(id)) return handle({ ...asked, path: asked.path.replace(/^\/plants\/\d+/, nowhere) });
        const before = isTo(asked, "DELETE /plants/{id}") ? garden.plants.get(id) : undefined;
        const outcome = await handle(asked);
        if (before && !garden.plants.has(id)) {
          gone.add(id);
          garden.plants.set(id, before);
        }
        return outcome;
      };
    },
  },
  {
    name: "deleted-again",
    says: "A removed plant can be removed again, although the description says once.",
    check: "deleted-twice",
    break: (handle) => {
      const gone = new Set<string>();
      return answering("DELETE /plants/{id}", (answer, { path, headers }) => {
        const name = path + headers.authorization;
        if (answer.status === 204) gone.add(name);
        return answer.status === 404 && gone.has(name) ? empty(204) : answer;
      })(handle);
    },
  },
  {
    name: "id-given-again",
    says: "The id of a removed plant is given to the next one.",
    check: "id-given-twice",
    also: [
      ...(["found-after-delete", "listed-after-delete", "deleted-twice", "not-listed", "created-not-found"] as const),
      // The thing that is read may be another one.
      ...(["update-lost", "number-changed"] as const),
    ],
    break: (handle, garden) => {
      const free: bigint[] = [];
      const { nextId } = garden;
      garden.nextId = () => free.pop() ?? nextId();
      return answering("DELETE /plants/{id}", (answer, asked) => {
        if (answer.status === 204) free.push(idIn(asked));
        return answer;
      })(handle);
    },
  },
  {
    name: "location-leads-nowhere",
    says: "The Location of a new plant does not exist.",
    check: "link-broken",
    also: ["created-not-found"],
    break: answering("POST /plants", (answer) => {
      const { location = "" } = answer.headers;
      return answer.status === 201
        ? { ...answer, headers: { ...answer.headers, location: location.replace("/plants/", "/garden/plants/") } }
        : answer;
    }),
  },
  {
    name: "documented-link-broken",
    says: "The documented link from a new plant to its events answers 404.",
    check: "link-broken",
    also: ["created-not-found"],
    break: (handle, garden) => (asked) =>
      isTo(asked, "GET /plants/{id}/events") && garden.plants.get(idIn(asked))?.revision === 1
        ? handle({ ...asked, path: `${nowhere}/events` })
        : handle(asked),
  },
];

/** Ignores a condition that the description allows; others are refused as they should be. */
function ignoring(name: Name, header: string): Fault["break"] {
  return asking(name, (asked) => {
    const isAllowed = /^[!-~]{1,200}$/.test(asked.headers[header] ?? "");
    return isAllowed ? withHeader(asked, header, undefined) : asked;
  });
}

/** Changes what is stored of a plant after a request changed it, and shows the same. */
function changingStored(name: Name, change: (value: JsonObject, sent: JsonObject) => JsonObject): Fault["break"] {
  return (handle: Handle, garden) => async (asked) => {
    const outcome = await handle(asked);
    const after = garden.plants.get(idIn(asked));
    const sent = jsonIn(asked);
    if (!isTo(asked, name) || outcome.kind !== "answer" || !isSuccess(outcome) || !after || !isObject(sent)) {
      return outcome;
    }
    const value = change(after.value, sent);
    garden.plants.set(after.id, { ...after, value });
    const { id } = objectIn(outcome);
    return { ...outcome, body: printJson({ id: id ?? null, ...value }) };
  };
}
