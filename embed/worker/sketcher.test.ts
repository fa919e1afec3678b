import { expect, it } from "vitest";
import type { FetchedBody, FetchedMessage, FromWorker } from "../protocol/index.ts";
import { receivePageFetch } from "./page-fetch.ts";
import { createSketcher } from "./sketcher.ts";

const description = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  servers: [{ url: "https://pets.example" }],
  paths: {
    "/pets/{id}": {
      get: {
        operationId: "find",
        summary: "Find a pet",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      },
    },
  },
};
const bodyOf = (text: string): FetchedBody => ({ ok: true, bytes: new TextEncoder().encode(text) });

function started() {
  const posted: FromWorker[] = [];
  const sketcher = createSketcher((message) => posted.push(message));
  const ask = (number: number, asked: string) => sketcher.ask({ type: "ask", number, about: "sketch", asked });
  return { posted, sketcher, ask };
}

it("answers from a text in JSON", () => {
  const { posted, sketcher, ask } = started();
  ask(1, "find");
  sketcher.readText(bodyOf(JSON.stringify(description)));
  expect(posted).toMatchObject([{ type: "answer", number: 1, answer: { method: "GET", path: "/pets/string" } }]);
  sketcher.readDocument(description);
  expect(posted).toHaveLength(1);
});

it("answers from a document in YAML once that is read", () => {
  const { posted, sketcher, ask } = started();
  ask(1, "GET /pets/{id}");
  sketcher.readText(bodyOf("openapi: 3.1.0"));
  expect(posted).toEqual([]);
  sketcher.readDocument(description);
  expect(posted).toMatchObject([{ number: 1, answer: { path: "/pets/string" } }]);
});

it("answers every question, with nothing where there is nothing", () => {
  const { posted, sketcher, ask } = started();
  ask(1, "find");
  ask(2, "missing");
  sketcher.readText({ ok: false, problem: { cause: "status", message: "", advice: "" } });
  sketcher.end();
  ask(3, "find");
  expect(posted).toEqual([1, 2, 3].map((number) => ({ type: "answer", number, answer: undefined })));
});

it("asks the page for the text once, whoever reads it", async () => {
  const posted: FromWorker[] = [];
  const page = receivePageFetch((message) => posted.push(message));
  const head: FetchedMessage = {
    type: "head",
    head: { ok: true, address: "https://pets.example/a.json", etag: null, modified: null, isStorable: true },
  };
  page.take(head);
  const early = page.read();
  const answer = await page.answer();
  const body = answer.ok ? answer.bytes() : undefined;
  page.take({ type: "body", body: bodyOf("{}") });
  expect(await body).toEqual(await early);
  expect(posted).toEqual([{ type: "read" }]);
});

it("asks the page for no text that nobody needs any more", () => {
  const posted: FromWorker[] = [];
  const page = receivePageFetch((message) => posted.push(message));
  page.forget();
  void page.read();
  page.take({ type: "body", body: bodyOf("{}") });
  expect(posted).toEqual([]);
});
