import { expect, it, vi } from "vitest";
import type { RequestPlan } from "#engine/request";
import { base64, join, plain, type Sensitive, secret } from "#engine/secret";
import { type RecordedAnswer, recordAnswer } from "#live/cassettes";
import { SendFailedError, type SentResponse } from "#machines";
import { proxyUnreachable } from "../failures.ts";
import type { PlayChoice } from "../recording-choice.ts";
import type { Send } from "../send.ts";
import { recordedSend } from "./recorded-send.ts";

const plan: RequestPlan = {
  method: "POST",
  url: "https://api.example.com/v1/plants?q=s3cr3t-t0ken",
  headers: [
    { name: "Authorization", value: secret("Bearer s3cr3t-t0ken") },
    { name: "Content-Type", value: plain("application/json") },
  ],
  body: { kind: "text", text: '{"name":"Moss","password":"hunter2"}' },
};
const text = '{"id":9007199254740993,"echo":"s3cr3t-t0ken"}';
const answer: SentResponse = {
  ...{ status: 201, statusText: "Created", time: 5, size: text.length },
  headers: [["content-type", "application/json"]],
  shown: { kind: "json", text, value: {} },
};

/** A recorder in memory. */
function recorderIn(saved: RecordedAnswer[], play: PlayChoice = "out-of-reach", isRecording = true) {
  return {
    state: () => ({ isRecording, play, count: saved.length, isFailed: false }),
    read: async () => ({ answers: saved }),
    add: async (one: RecordedAnswer) => {
      saved.splice(0, saved.length, ...recordAnswer({ answers: saved }, one).answers);
    },
  };
}

const { signal } = new AbortController();
const answers: Send = async () => answer;
const fails: Send = async () => {
  throw new SendFailedError(proxyUnreachable);
};
const now = () => new Date("2026-11-26T17:00:00Z");

it("an answer is recorded without secrets, and played when the API is out of reach", async () => {
  const saved: RecordedAnswer[] = [];
  expect(await recordedSend(answers, recorderIn(saved), now)(plan, signal)).toBe(answer);
  expect(JSON.stringify(saved)).not.toMatch(/s3cr3t|hunter2/);
  const played = await recordedSend(fails, recorderIn(saved))(plan, signal);
  expect(played).toMatchObject({ status: 201, recordedAt: "2026-11-26T17:00:00.000Z" });
  expect(played.shown).toMatchObject({ kind: "json", text: expect.stringContaining("9007199254740993") });
});

it.each<[string, string, Sensitive, string[]]>([
  [
    "basic auth with padding",
    "Authorization",
    join(plain("Basic "), base64(join(plain("ada:"), secret("hunter2")))),
    ["hunter2", btoa("ada:hunter2")],
  ],
  ["the scheme", "Authorization", secret("Basic YWRhOmh1bnRlcjI="), ["YWRhOmh1bnRlcjI="]],
  [
    "several cookies",
    "Cookie",
    join(plain("id="), secret("cookie-1"), plain("; key="), secret("cookie-2")),
    ["cookie-1", "cookie-2"],
  ],
  ["cookies in one secret", "Cookie", secret("id=cookie-1; key=cookie-2=="), ["cookie-1", "cookie-2=="]],
])("the echo of %s is recorded without secrets", async (_, name, value, echoes) => {
  const saved: RecordedAnswer[] = [];
  const echo = async (): Promise<SentResponse> => ({
    ...answer,
    shown: { kind: "text", text: `you sent ${echoes.join(" and ")}.` },
  });
  await recordedSend(echo, recorderIn(saved), now)({ ...plan, headers: [{ name, value }] }, signal);
  const text = JSON.stringify(saved[0]?.response);
  expect(text).toContain("you sent");
  for (const one of echoes) expect(text).not.toContain(one);
});

it.each<[string, PlayChoice, Partial<RequestPlan>, Send]>([
  ["if the reader chose never", "never", {}, fails],
  ["for another body", "out-of-reach", { body: { kind: "text", text: "{}" } }, fails],
  ["for another host", "out-of-reach", { url: plan.url.replace("api.", "staging.") }, fails],
  [
    "for a failure that the network did not cause",
    "out-of-reach",
    {},
    async () => {
      throw new SendFailedError({ cause: "cors", message: "" });
    },
  ],
])("no recorded answer is played %s", async (_, play, more, send) => {
  const saved: RecordedAnswer[] = [];
  await recordedSend(answers, recorderIn(saved), now)(plan, signal);
  await expect(recordedSend(send, recorderIn(saved, play))({ ...plan, ...more }, signal)).rejects.toThrow(
    SendFailedError,
  );
});

it("recorded answers are played always if the reader chose so, and the API is asked for others", async () => {
  const saved: RecordedAnswer[] = [];
  const send = recordedSend(answers, recorderIn(saved, "always", false), now);
  expect(await send(plan, signal)).toBe(answer);
  expect(saved).toEqual([]);
  await recordedSend(answers, recorderIn(saved), now)(plan, signal);
  expect(await send(plan, signal)).toHaveProperty("recordedAt");
});

it.each([
  ["fails", () => Promise.reject(new Error("full"))],
  ["never ends", () => new Promise<void>(() => {})],
])("an answer is returned if recording it %s", async (_, add) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await recordedSend(answers, { ...recorderIn([]), add }, now)(plan, signal)).toBe(answer);
  log.mockRestore();
});
