import { expect, it } from "vitest";
import type { FetchedHead } from "../protocol/index.ts";
import { receivePageFetch } from "./page-fetch.ts";

const head: FetchedHead = {
  ...{ ok: true, address: "https://plants.example/api.json", etag: '"one"', modified: null, isStorable: true },
};

it("asks the page for a text once, when it is read", async () => {
  const posted: unknown[] = [];
  const fetching = receivePageFetch((message) => posted.push(message));
  fetching.take({ type: "head", head });
  const answer = await fetching.answer();
  expect(answer).toMatchObject(head);
  expect(posted).toEqual([]);
  const body = answer.ok ? answer.bytes() : undefined;
  void fetching.read();
  expect(posted).toEqual([{ type: "read" }]);
  const bytes = new TextEncoder().encode("{}");
  fetching.take({ type: "body", body: { ok: true, bytes } });
  expect(await body).toEqual({ ok: true, bytes });
  if (answer.ok) answer.leave();
  expect(posted).toEqual([{ type: "read" }, { type: "leave" }]);
});

it("resolves to the problem of a text that the page can't read", async () => {
  const fetching = receivePageFetch(() => {});
  const problem = { cause: "unreachable", message: "It could not be read.", advice: "Try again." } as const;
  fetching.take({ type: "head", head });
  fetching.take({ type: "body", body: { ok: false, problem } });
  expect(await fetching.read()).toEqual({ ok: false, problem });
});
