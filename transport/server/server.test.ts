import { describe, expect, it } from "vitest";
import { type Json, own, parseJson } from "#engine/json";
import { typesFrom } from "#engine/shape";
import { type Note, notes, noteTypes } from "../notes.testing.ts";
import { fail, type Handler, ok, refuse } from "./answer.ts";
import { type AnswerChecks, type AnyHandler, callHandler, reportedIssues, type ServerBug } from "./server.ts";
import type { ServerRequest } from "./server-exchange.ts";

type Save = Handler<typeof notes.save, undefined>;

function serverOf(save: Save, checksAnswers?: AnswerChecks) {
  const bugs: ServerBug[] = [];
  const handle = callHandler(notes.save, save as AnyHandler<undefined>, {
    types: typesFrom(noteTypes),
    ...(checksAnswers && { checksAnswers }),
    onBug: (bug) => bugs.push(bug),
  });
  const answer = async (request: Partial<ServerRequest>) => {
    const { status, text } = await handle({ ...good, ...request }, undefined);
    const parsed = text === undefined ? undefined : parseJson(text);
    return { status, body: parsed?.ok ? parsed.value : undefined };
  };
  return { answer, bugs };
}

const echo: Save = async ({ body }) => ok(body);
const bodyOf = (text: string) => ({ readBody: async () => text });
const good: ServerRequest = {
  pathParameters: { folder: "f" },
  queryParameters: { count: ["12"], label: ["x"] },
  headers: {},
  ...bodyOf('{"title":"a","size":1}'),
};
const member = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === "object" && value !== null ? own(value as { [key: string]: Json }, key) : undefined;

describe("a checked answer", () => {
  const spread: Save = async ({ body }) => ok({ ...body, renamed: 1 } as typeof body);
  const wrong: Save = async () => ok({ title: 7, size: "1" } as never);
  it.each<[string, Save, AnswerChecks | undefined, number]>([
    ["that matches", echo, "all-keys", 200],
    ["with an unknown key", spread, "all-keys", 500],
    ["with an unknown key, which is allowed", spread, "known-keys", 200],
    ["with another type", wrong, "known-keys", 500],
    ["with an unknown key, where nothing is checked", spread, undefined, 200],
  ])("%s", async (_, save, checks, status) => {
    const { answer, bugs } = serverOf(save, checks);
    expect((await answer({})).status).toBe(status);
    expect(bugs.map(({ cause }) => String(cause))).toEqual(
      status === 200 ? [] : [expect.stringMatching(/^InvalidAnswerError: notes\.save responded with a body/)],
    );
  });
});

describe("a valid request", () => {
  it("reaches the handler with parameters decoded by their shapes", async () => {
    let got: unknown;
    const { answer } = serverOf(async (request) => {
      got = request;
      return ok(request.body);
    });
    const { status, body } = await answer({
      queryParameters: { count: ["9007199254740993"], label: [], draft: ["true"], other: ["1"] },
      headers: { "x-reason": "why" },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ title: "a", size: 1 });
    expect(got).toEqual({
      headers: { "X-Reason": "why" },
      pathParameters: { folder: "f" },
      queryParameters: { count: "9007199254740993", label: [], draft: true },
      body: { title: "a", size: "1" },
    });
  });

  it("keeps properties that are not in the shape, with every digit", async () => {
    const text = '{"title":"a","size":1,"extra":{"deep":[1.50,12345678901234567890]}}';
    const { status, text: answered } = await callHandler(notes.save, echo as AnyHandler<undefined>, {
      types: typesFrom(noteTypes),
      onBug: () => {},
    })({ ...good, ...bodyOf(text) }, undefined);
    expect({ status, answered }).toEqual({ status: 200, answered: text });
  });
});

describe("an invalid request", () => {
  it("gets a response with every issue and its path", async () => {
    const { answer } = serverOf(echo);
    const { status, body } = await answer({
      queryParameters: { count: ["many"], label: ["x"], draft: ["perhaps"] },
      ...bodyOf('{"title":"","size":1.5,"tags":["a","a"]}'),
    });
    expect(status).toBe(400);
    expect(member(body, "error")).toBe("BadRequestError");
    expect(member(body, "content")).toContain("5 issues");
    const issues = member(body, "issues") as readonly Json[];
    expect(issues.map((issue) => [member(issue, "pointer"), member(issue, "code")])).toEqual(
      expect.arrayContaining([
        ["/queryParameters/count", "type"],
        ["/queryParameters/draft", "type"],
        ["/body/title", "min-length"],
        ["/body/size", "type"],
        ["/body/tags/1", "duplicate"],
      ]),
    );
    expect(member(issues[0], "path")).toBe("queryParameters.count");
    expect(member(issues[0], "message")).toContain("many");
  });

  it.each([
    ["no body", "", "/body", "missing"],
    ["a body of another kind", "[]", "/body", "type"],
  ])("reports %s", async (_, text, pointer, code) => {
    const { body } = await serverOf(echo).answer(bodyOf(text));
    expect(member(body, "issues")).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it("reports where a body stops being JSON", async () => {
    const { status, body } = await serverOf(echo).answer(bodyOf('{\n "title": a}'));
    expect(status).toBe(400);
    expect(member(body, "content")).toContain("line 2, column 11");
  });

  it("reports several values of a parameter that takes one", async () => {
    const { status, body } = await serverOf(echo).answer({ queryParameters: { count: ["1", "2"], label: [] } });
    expect(status).toBe(400);
    expect(JSON.stringify(member(body, "issues"))).toContain("/queryParameters/count");
  });

  it("lists at most a thousand issues and reports their number", async () => {
    const tags = JSON.stringify(Array.from({ length: reportedIssues + 5 }, (_, i) => i));
    const { body } = await serverOf(echo).answer(bodyOf(`{"title":"a","size":1,"tags":${tags}}`));
    expect((member(body, "issues") as readonly Json[]).length).toBe(reportedIssues);
    expect(member(body, "content")).toContain(`${reportedIssues + 5} issues`);
  });
});

describe("a response", () => {
  it("that is a named error is sent with its status, with and without content", async () => {
    const full = serverOf(async () => fail({ error: "FolderFullError", content: { limit: "12" } }));
    expect(await full.answer({})).toEqual({ status: 409, body: { error: "FolderFullError", content: { limit: 12 } } });
    const gone = serverOf(async () => fail({ error: "FolderGoneError" }));
    expect(await gone.answer({})).toEqual({ status: 404, body: { error: "FolderGoneError" } });
  });

  it("that refuses an invalid request is a bad request, too", async () => {
    const { answer, bugs } = serverOf(async () => refuse("Give a title or tags."));
    const body = { error: "BadRequestError", content: "Give a title or tags.", issues: [] };
    expect(await answer({})).toEqual({ status: 400, body });
    expect(bugs).toEqual([]);
  });

  it.each<[string, Save]>([
    ["throws", async () => Promise.reject(new Error("secret reason"))],
    ["names an error that the call does not declare", async () => fail({ error: "OtherError" } as never)],
    ["is not JSON", async () => ok({ title: "a", size: "1", more: () => 1 } as Note)],
  ])("that %s is a bug: the host gets the details, the client only learns that there was one", async (_, save) => {
    const { answer, bugs } = serverOf(save);
    const { status, body } = await answer({});
    expect(status).toBe(500);
    expect(member(body, "error")).toBe("InternalError");
    expect(JSON.stringify(body)).not.toMatch(/secret reason|OtherError|at .*\.ts/);
    expect(bugs).toEqual([{ endpointId: "notes.save", cause: expect.any(Error) }]);
  });
});
