import { isObject, type Json, type JsonObject, own, printJson } from "#engine/json";
import type { Answer, Asked, Handle } from "../http/exchange.ts";
import { isSuccess, jsonIn, objectIn, withBody } from "./change.ts";
import type { Fault } from "./fault.ts";

const isOne = (path: string, folder = "accounts"): boolean => new RegExp(`^/${folder}/\\d+$`).test(path);
const isRead = ({ method }: Asked): boolean => method === "GET" || method === "HEAD";
const withJson = (answer: Answer, body: Json): Answer => ({ ...answer, body: printJson(body) });
const none = new Uint8Array();

/** Changes the sent JSON of requests. */
const sending =
  (isFor: (asked: Asked) => boolean, change: (body: JsonObject) => Json) =>
  (handle: Handle): Handle =>
  (asked) => {
    const body = isFor(asked) ? jsonIn(asked) : undefined;
    return handle(body !== undefined && isObject(body) ? withBody(asked, change(body)) : asked);
  };

/** Changes the JSON of the successful reads of accounts. */
const reading =
  (change: (body: JsonObject, asked: Asked) => Json) =>
  (handle: Handle): Handle =>
  async (asked) => {
    const outcome = await handle(asked);
    if (!isOne(asked.path) || !isRead(asked) || outcome.kind !== "answer" || !isSuccess(outcome)) return outcome;
    return withJson(outcome, change(objectIn(outcome), asked));
  };

/** Remembers the last JSON that was sent to each account, with the id of new ones. */
function remembering(use: (asked: Asked, sent: ReadonlyMap<string, JsonObject>) => ReturnType<Handle>): Handle {
  const sent = new Map<string, JsonObject>();
  return async (asked) => {
    const outcome = await use(asked, sent);
    if (asked.method === "POST" && asked.path === "/accounts" && outcome.kind === "answer" && isSuccess(outcome)) {
      sent.set(`/accounts/${objectIn(outcome).id}`, objectIn(asked));
    }
    return outcome;
  };
}

const isPatch = ({ method, path }: Asked): boolean => method === "PATCH" && isOne(path);
const isCreate = ({ method, path }: Asked): boolean => method === "POST" && path === "/accounts";

const without = (value: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

const ofAccounts: readonly Omit<Fault, "server">[] = [
  {
    name: "keys-outlive-account",
    says: "A key of a removed account can still be read.",
    check: "found-after-delete",
    break: (handle) => {
      const keys = new Map<string, Answer>();
      return async (asked) => {
        const outcome = await handle(asked);
        if (outcome.kind !== "answer" || !/\/keys\/\d+$/.test(asked.path)) {
          if (
            outcome.kind === "answer" &&
            asked.method === "POST" &&
            asked.path.endsWith("/keys") &&
            isSuccess(outcome)
          ) {
            keys.set(`${asked.path}/${objectIn(outcome).id}`, { ...outcome, status: 200 });
          }
          return outcome;
        }
        if (asked.method === "DELETE") keys.delete(asked.path);
        return isRead(asked) && outcome.status === 404 ? (keys.get(asked.path) ?? outcome) : outcome;
      };
    },
  },
  {
    name: "password-under-another-name",
    says: "An account shows its password as `debugInfo`, which is not documented.",
    check: "write-only-shown",
    break: (handle) =>
      remembering(async (asked, sent) =>
        reading((body, { path }) => ({ ...body, debugInfo: own(sent.get(path) ?? {}, "password") ?? null }))(handle)(
          asked,
        ),
      ),
  },
  {
    name: "password-as-handle",
    says: "The handle of an account, which is documented, is its password.",
    check: "write-only-shown",
    break: (handle) =>
      remembering(async (asked, sent) =>
        reading((body, { path }) => ({ ...body, handle: own(sent.get(path) ?? {}, "password") ?? "none" }))(handle)(
          asked,
        ),
      ),
  },
  {
    name: "bio-never-stored",
    says: "The bio of a new account is not stored.",
    check: "update-lost",
    also: ["invalid-accepted"],
    break: sending(isCreate, (body) => without(body, "bio")),
  },
  {
    name: "balance-never-shown",
    says: "An account is read without its balance.",
    check: "update-lost",
    break: reading((body) => without(body, "balance")),
  },
  {
    name: "null-ignored",
    says: "A PATCH that sets a property to null leaves it.",
    check: "update-lost",
    also: ["invalid-accepted"],
    break: sending(isPatch, (body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))),
  },
  {
    name: "null-of-city-ignored",
    says: "A PATCH that sets only the city to null leaves it.",
    check: "update-lost",
    break: sending(isPatch, (body) => (body.city === null ? without(body, "city") : body)),
  },
  {
    name: "patch-clears-bio",
    says: "A PATCH that does not name the bio removes it.",
    check: "update-lost",
    break: sending(isPatch, (body) => ({ bio: null, ...body })),
  },
  {
    name: "patch-changes-neighbor",
    says: "A PATCH of the city of an account changes the account before it too.",
    check: "update-lost",
    break: (handle) => async (asked) => {
      const { city } = isPatch(asked) ? objectIn(asked) : {};
      const outcome = await handle(asked);
      if (typeof city === "string" && outcome.kind === "answer" && isSuccess(outcome)) {
        const path = `/accounts/${Number(asked.path.split("/")[2]) - 1}`;
        await handle(withBody({ ...asked, path }, { city }));
      }
      return outcome;
    },
  },
  {
    name: "delete-removes-neighbor",
    says: "DELETE of an account removes the account before it too.",
    check: "created-not-found",
    also: ["not-listed"],
    break: (handle) => async (asked) => {
      const outcome = await handle(asked);
      if (asked.method === "DELETE" && isOne(asked.path) && outcome.kind === "answer" && isSuccess(outcome)) {
        await handle({ ...asked, path: `/accounts/${Number(asked.path.split("/")[2]) - 1}`, body: none });
      }
      return outcome;
    },
  },
  {
    name: "bio-cut",
    says: "A bio is stored without its part after 12 characters.",
    check: "update-lost",
    also: ["invalid-accepted"],
    break: sending(
      () => true,
      (body) => (typeof body.bio === "string" ? { ...body, bio: [...body.bio].slice(0, 12).join("") } : body),
    ),
  },
  {
    name: "balance-as-double",
    says: "A balance loses digits beyond 2^53.",
    check: "number-changed",
    also: ["wrong-body"],
    break: reading((body) => {
      const { balance } = body;
      return balance === undefined || balance === null ? body : { ...body, balance: Number(printJson(balance)) };
    }),
  },
  {
    name: "removed-account-listed",
    says: "A removed account is still in the list.",
    check: "listed-after-delete",
    break: (handle) => {
      const removed: Json[] = [];
      return async (asked) => {
        const isRemoval = asked.method === "DELETE" && isOne(asked.path);
        const before = isRemoval ? await handle({ ...asked, method: "GET" }) : undefined;
        const outcome = await handle(asked);
        if (before?.kind === "answer" && isSuccess(before)) removed.push(jsonIn(before) ?? null);
        if (asked.path !== "/accounts" || !isRead(asked) || outcome.kind !== "answer" || !isSuccess(outcome))
          return outcome;
        const items = jsonIn(outcome);
        return withJson(outcome, [...(Array.isArray(items) ? items : []), ...removed]);
      };
    },
  },
];

/** Faults of accounts, which have keys, secrets, and properties that can be null. */
export const oddThingFaults: readonly Fault[] = ofAccounts.map((fault) => ({ ...fault, server: "accounts" }));
