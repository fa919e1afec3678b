import { isObject, own, printJson } from "#engine/json";
import type { Handle } from "../http/exchange.ts";
import { isSuccess, jsonIn } from "./change.ts";
import type { Fault } from "./fault.ts";

const isOne = (path: string): boolean => /^\/drafts\/\w+$/.test(path);

/** Faults of drafts, which are read late and archived. */
export const lateThingFaults: readonly Fault[] = [
  {
    name: "draft-kept-as-it-was",
    server: "drafts",
    says: "DELETE of a draft answers 200 and archives nothing.",
    check: "found-after-delete",
    also: ["deleted-twice", "listed-after-delete"],
    break: (handle) => (asked) =>
      handle(asked.method === "DELETE" && isOne(asked.path) ? { ...asked, method: "GET" } : asked),
  },
  {
    name: "pin-lost-by-other-changes",
    server: "drafts",
    says: "PATCH without isPinned takes the pin away.",
    check: "update-lost",
    break:
      (handle): Handle =>
      async (asked) => {
        const sent = asked.method === "PATCH" ? jsonIn(asked) : undefined;
        if (!isObject(sent) || own(sent, "isPinned") !== undefined) return handle(asked);
        const outcome = await handle({ ...asked, body: Buffer.from(printJson({ ...sent, isPinned: false })) });
        // An invalid request is refused as before.
        return outcome.kind === "answer" && isSuccess(outcome) ? outcome : handle(asked);
      },
  },
];
