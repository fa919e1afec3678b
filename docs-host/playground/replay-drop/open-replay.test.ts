import { describe, expect, it } from "vitest";
import { editsOf, formShape, seedForm } from "#engine/form";
import { asJson } from "#engine/json";
import { bareEndpoint, type EndpointForm } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { editFrom, formMark } from "../replay/form-of-replay.ts";
import { replayFromText } from "../replay/read-replay.ts";
import type { EndpointListing } from "../switching/endpoint-listing.ts";
import { findReplay, openReplay, receiveReplay } from "./open-replay.ts";

const form: EndpointForm = {
  endpoint: bareEndpoint({
    id: "plants.put",
    method: "PUT",
    path: [
      { kind: "literal", value: "/plants/" },
      { kind: "parameter", key: "id" },
    ],
    pathParameters: [{ key: "id", shape: { kind: "string" }, optional: false }],
    request: {
      body: {
        kind: "json",
        optional: false,
        contentType: "application/json",
        shape: { kind: "object", properties: [{ key: "name", shape: { kind: "string" }, optional: false }] },
      },
    },
  }),
  nodes: [],
  globalHeaders: [],
  authSchemes: {},
  types: {},
};

const replay = {
  callboard: "replay",
  version: 2,
  definition: "d",
  form: formMark(form),
  endpoint: "PUT /plants/{id}",
  law: "body",
  seed: 1,
  path: "0",
  message: "it is lost",
  case: { value: { pathParameters: { id: "1" }, body: { name: "fern" } } },
};
const file = (value: object | string) => ({
  name: "failure.json",
  text: async () => (typeof value === "string" ? value : JSON.stringify(value)),
});
const entry = (apiId: string, id: string, path: string) =>
  ({ kind: "endpoint", apiId, id, title: id, href: `/${apiId}/${id}`, method: "GET", path }) as const;
const listing: EndpointListing = {
  groups: [
    { trail: ["Soil"], entries: [entry("soil", "soil.plants", "/plants"), entry("soil", "soil.list", "/soil")] },
    { trail: ["Plants"], entries: [entry("plants", "plants.get", "/plants")] },
  ],
};
const open = { apiId: "plants", name: "PUT /plants/{id}" };
const find = (value: object | string) => findReplay(file(value), open, async () => listing);
const now = () => new Date(0);

/** Parses a valid replay. */
function readAs(value: object) {
  const read = replayFromText(JSON.stringify(value));
  if (!read.ok) throw new Error(read.error);
  return read.replay;
}

describe("a replay file", () => {
  it.each([
    ["not JSON", "{", /^failure\.json is not JSON: line 1: /],
    [
      "not a replay",
      { callboard: "export" },
      /^failure\.json is not a replay file of Callboard: open a file that callboard check or callboard test has written\.$/,
    ],
    ["of a newer version", { ...replay, version: 3 }, /version 3; this release reads versions 1 and 2\.$/],
    ["incomplete", { ...replay, seed: undefined }, /is incomplete or was changed: run callboard check again\.$/],
    [
      "of an unknown endpoint",
      { ...replay, endpoint: "GET /x" },
      /is a replay of GET \/x, which this API does not have/,
    ],
  ])("that is %s is refused with a reason", async (_, value, why) => {
    expect(await find(value)).toEqual({ kind: "refused", why: expect.stringMatching(why) });
  });

  it("is matched to its endpoint, regardless of the case of the method", async () => {
    expect(await find({ ...replay, endpoint: "put  /plants/{id}" })).toMatchObject({ kind: "here" });
    expect(await find({ ...replay, endpoint: "GET /plants" })).toMatchObject({
      kind: "elsewhere",
      entry: { apiId: "plants", id: "plants.get" },
    });
  });

  it("is matched to another API of the site", async () => {
    expect(await find({ ...replay, endpoint: "GET /soil" })).toMatchObject({
      kind: "elsewhere",
      entry: { apiId: "soil", id: "soil.list" },
    });
  });

  it("is refused if the list of endpoints could not be loaded", async () => {
    const failing = () => Promise.reject(new Error("gone"));
    const found = await findReplay(file({ ...replay, endpoint: "GET /plants" }), open, failing);
    expect(found).toEqual({ kind: "refused", why: "The list of endpoints could not be loaded." });
  });
});

describe("a failure of several steps", () => {
  const took = (to: readonly string[]) => ({ step: 0, from: { kind: "body", path: ["id"] }, to });
  const answer = (status: number, text: string) => ({
    ...{ kind: "answer", status, headers: [] },
    body: { kind: "text", text, size: text.length },
  });
  const step = (method: string, url: unknown, takes: readonly object[], answered: object) => ({
    endpoint: "any",
    form: { value: { pathParameters: { id: "1" } }, selection: {} },
    ...{ credentials: "own", takes, request: { method, url, headers: [] }, answer: answered },
  });
  const id = took(["pathParameters", "id"]);
  const at = ["https://api.example/v1/plants/", { taken: 0 }, "?now=1"];
  const live = (created: string) => ({
    ...{ version: 1, server: "https://api.example/v1", cause: "200", expected: { kind: "unknown" } },
    steps: [
      step("POST", "https://api.example/v1/plants", [], answer(201, created)),
      step("DELETE", at, [id], { kind: "none", reason: "timeout", message: "late" }),
      step("PUT", at, [id], answer(200, "")),
    ],
  });
  const open = async (created: string, changes: object = {}) => {
    const opened = { target: { formUrl: "/x", answersUrl: "", referenceHref: "", isChannel: false } };
    const said: unknown[] = [];
    const stateful = {
      ...replay,
      ...{ law: "found-after-delete", case: { value: {}, selection: {} } },
      live: live(created),
      ...changes,
    };
    await receiveReplay(file(stateful) as unknown as File, {
      form,
      opened: opened as never,
      go: (_target, _title, given, note) => said.push({ value: given?.value, note }),
      endpointsUrl: undefined,
      loadForm: async () => form,
      say: (note) => said.push(note),
    });
    return said;
  };

  it("opens its last request with the recorded values, and lists the steps before it", async () => {
    expect(await open('{"id":13}')).toEqual([
      {
        value: { pathParameters: { id: "13" } },
        note: expect.objectContaining({
          title: "The form has only the last request of this failure",
          steps: {
            before: "It was the last of 3 steps. The steps before it, as recorded:",
            list: ["POST /v1/plants: 201", "DELETE /v1/plants/13: no response"],
            unsaved: [],
            run: "To run all steps:",
            command: "callboard test --replay failure.json",
          },
        }),
      },
    ]);
  });

  it("says which value the file does not have", async () => {
    expect(await open('{"id":')).toMatchObject([
      {
        value: { pathParameters: { id: "1" } },
        note: {
          steps: {
            list: ["POST /v1/plants: 201", "DELETE /v1/plants/<value 1>: no response"],
            unsaved: [
              "The file does not have the value of pathParameters.id that was sent, so the form has another one.",
            ],
          },
        },
      },
    ]);
  });

  it("is said to be outdated if the definition has changed, with its steps", async () => {
    const title = "The definition has changed since this failure was recorded";
    expect(await open('{"id":13}', { form: "other" })).toMatchObject([
      { note: { title, isOutdated: true, steps: { list: { length: 2 } } } },
    ]);
  });

  it("of one step has the same form", async () => {
    const one = { ...live("{}"), steps: live("{}").steps.slice(0, 1) };
    const [{ note }] = (await open("{}", { live: one })) as [{ note: object }];
    expect(note).toMatchObject({ title: "The form is as it was when it failed" });
    expect(note).not.toHaveProperty("steps");
  });

  it("is refused if a step is not as it was written", async () => {
    const broken = { ...live("{}"), steps: [{ endpoint: "any" }] };
    expect(await find({ ...replay, case: { value: {}, selection: {} }, live: broken })).toEqual({
      kind: "refused",
      why: expect.stringMatching(/no valid \/live\/steps\/0/),
    });
  });
});

describe("a replay", () => {
  it("opens the form that failed", () => {
    expect(openReplay(form, readAs(replay), now)).toEqual({
      ok: true,
      given: { value: replay.case.value, selection: {}, made: replay.form },
      isOutdated: false,
    });
  });

  it("is marked as outdated if its definition differs or is unknown", () => {
    expect(openReplay(form, readAs({ ...replay, form: "other" }), now)).toMatchObject({ isOutdated: true });
    const { form: _, ...old } = replay;
    expect(openReplay(form, readAs(old), now)).toMatchObject({ isOutdated: true, given: { made: "" } });
  });

  it("applies its edits to an empty form, up to the first one that fails", () => {
    const set = { type: "set", at: ["body", "name"], value: "fern" };
    const failingEdit = { type: "set", at: ["body", "name", "deep"], value: 1 };
    for (const actions of [[set], [set, failingEdit], [set, failingEdit, set]]) {
      expect(openReplay(form, readAs({ ...replay, case: { actions } }), now)).toMatchObject({
        given: { value: { body: { name: "fern" } } },
      });
    }
  });

  it("of version 1 is read with the member names of that version", () => {
    const state = { value: { body: { name: "moss" } }, choices: { "/body": 1 } };
    const set = { type: "set", at: ["body", "name"], value: "fern", goesOn: true, choices: { "": 0 } };
    const old = { ...replay, version: 1 };
    expect(readAs({ ...old, case: { ...state } }).case).toEqual({ value: state.value, selection: state.choices });
    expect(readAs({ ...old, case: { actions: [set, { type: "reset", state }, 7] } }).case).toEqual({
      actions: [
        { type: "set", at: ["body", "name"], value: "fern", continues: true, selection: { "": 0 } },
        { type: "reset", state: { value: state.value, selection: state.choices } },
        7,
      ],
    });
  });

  it.each([1, 2])("of version %i with the old name of a law is read with the new name", (version) => {
    expect(readAs({ ...replay, version, law: "faults" }).law).toBe("issues");
    expect(readAs({ ...replay, version, law: "request" }).law).toBe("request");
  });

  const set = { type: "set", at: ["body", "name"], value: "fern" };
  it.each([
    ["an edit that is a number", { actions: [set, 7] }, "no edit of a form at /case/actions/1"],
    [
      "an edit of an unknown type",
      { actions: [{ type: "constructor", at: [] }] },
      "no edit of a form at /case/actions/0",
    ],
    ["an edit without its value", { actions: [{ type: "set", at: [] }] }, "no edit of a form at /case/actions/0"],
    [
      "an edit with a string as its path",
      { actions: [{ ...set, at: "body" }] },
      "no edit of a form at /case/actions/0",
    ],
    ["an invalid state", { actions: [{ type: "reset", state: [] }] }, "no edit of a form at /case/actions/0"],
    ["edits that are not a list", { actions: "all" }, "no list of edits at /case/actions"],
    ["no form", { value: "fern" }, "no form at /case/value"],
    ["no selection", { value: {}, selection: [] }, "no variant selection at /case/selection"],
  ])("is refused if it holds %s", (_, invalid, what) => {
    expect(openReplay(form, readAs({ ...replay, case: invalid }), now)).toEqual({
      ok: false,
      error: `has ${what}: it is incomplete or was changed`,
    });
  });

  it("can be read with every edit that the form controls offer", () => {
    const { endpoint, globalHeaders, types } = form;
    const deps = { now };
    const empty = seedForm({ endpoint, globalHeaders, types: typesFrom(types), deps, example: "none" });
    const edits = editsOf(typesFrom(types), deps)(formShape(endpoint, globalHeaders), empty, []);
    expect(edits).not.toEqual([]);
    for (const edit of edits) expect(editFrom(asJson(edit))).toBe(edit);
  });
});
