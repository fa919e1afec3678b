import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromWorker, QuestionMessage } from "../protocol/index.ts";
import { startAnswering } from "./start-answering.ts";

beforeEach(() => {
  // The build writes it.
  vi.stubGlobal("__CALLBOARD_EMBED_BUILD__", "test");
  vi.stubGlobal("location", new URL("https://site.example/"));
});
afterEach(() => void vi.unstubAllGlobals());

const text = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Garden", version: "1" },
  servers: [{ url: "https://garden.example" }],
  paths: { "/plants": { get: { operationId: "listPlants", responses: { 200: { description: "Them" } } } } },
});

/** Opens a description and asks a question at once; returns the messages in order, up to its answer and the opening. */
async function answered(
  question: Pick<QuestionMessage, "about" | "asked">,
  source = text,
): Promise<readonly FromWorker[]> {
  const messages: FromWorker[] = [];
  const take = startAnswering({
    post: (message) => void messages.push(message),
    fetchText: () => Promise.reject(new TypeError("the text is in the message")),
    onOpened: () => {},
  });
  take({
    type: "open",
    source: { kind: "text", name: "garden", text: source },
    server: undefined,
    shows: "playground",
  });
  take({ type: "ask", number: 7, ...question } as QuestionMessage);
  const has = (...types: readonly FromWorker["type"][]): boolean => messages.some(({ type }) => types.includes(type));
  await vi.waitFor(() => expect([has("answer", "unanswered"), has("opened", "failed")]).toEqual([true, true]), 20_000);
  return messages;
}

it("draws the screen of an operation of a large description before it lists the others", async () => {
  const large = text + " ".repeat(1_000_000);
  const messages = await answered({ about: "screen", asked: { name: "listPlants", isInPlace: false } }, large);
  expect(messages.map(({ type }) => type)).toEqual(["answer", "opened"]);
  expect(JSON.stringify(messages[0])).toContain("https://garden.example");
});

it("answers that there is no screen for an unknown operation", async () => {
  const messages = await answered({ about: "screen", asked: { name: "nothing", isInPlace: false } });
  expect(messages).toContainEqual({ type: "answer", number: 7, answer: undefined });
});

it("answers with the path of an operation", async () => {
  const messages = await answered({ about: "path", asked: "GET /plants" });
  expect(messages).toContainEqual({ type: "answer", number: 7, answer: expect.stringContaining("/") });
});

it("says why a question has no answer", async () => {
  const messages = await answered({ about: "path", asked: "GET /plants" }, "no description");
  expect(messages).toContainEqual({ type: "unanswered", number: 7, message: "there is no description" });
});
