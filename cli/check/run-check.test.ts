import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formMark } from "#docs-host/playground/replay";
import { createDocsApp, modelSource, oneSite } from "#docs-host/server";
import { issueDetail } from "#engine/interpret";
import { isObject, type Json } from "#engine/json";
import { plain } from "#engine/secret";
import { registryDefinition } from "#generated/registry";
import { isNightly, someOf } from "../../tooling/tier.ts";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import type { CheckOptions } from "./arguments.ts";
import { checksInFolder } from "./check.testing.ts";
import type { CommandDeps } from "./command.ts";
import { loadApi } from "./load-api.ts";
import { type Parts, productParts } from "./target.ts";

const { folder, output, usually, check: checkAs } = checksInFolder({});
const check = (options: Partial<CheckOptions>, use?: Parts, around: Partial<CommandDeps> = {}) =>
  checkAs(options, { ...(use && { use }), ...around });

const replays = (): readonly string[] => readdirSync(join(folder, ".callboard/replays")).sort();

describe("an interrupted check", () => {
  /** Aborts after a number of progress lines. */
  const endingAt = (count: number): Partial<CommandDeps> => {
    const ending = new AbortController();
    let seen = 0;
    const progress = (): void => {
      seen += 1;
      if (seen === count) ending.abort();
    };
    return { progress, interruption: () => ending.signal };
  };

  it("reports what it checked so far, and that it is incomplete", async () => {
    expect(await check({}, undefined, endingAt(9))).toBe(130);
    expect(output.out).toMatch(/^Interrupted after 2 of \d+ endpoints; the last one may be incomplete\.$/m);
    expect(output.out).toMatch(/^2 endpoints, 9 laws passed, 0 failed/m);
    output.out = "";
    expect(await check({ json: true }, undefined, endingAt(1))).toBe(130);
    expect(JSON.parse(output.out)).toMatchObject({ passed: false, endpoints: [{ laws: [{ outcome: "passed" }] }] });
  });

  it("fails if a law was broken before @nightly", async () => {
    const undo: Parts["undo"] = (history) => history;
    expect(await check({}, { ...productParts, undo }, endingAt(5))).toBe(1);
    expect(output.out).toContain("Interrupted");
  });
});

describe("a check of the registry's own API", () => {
  it(`passes every law on ${isNightly ? "every endpoint" : "an endpoint"}, and reports it`, async () => {
    expect(await check(isNightly ? {} : { endpoint: "POST /tokens/generate" })).toBe(0);
    const count = isNightly ? `${Object.keys(registryDefinition.endpoints).length} endpoints` : "1 endpoint";
    expect(output.out).toMatch(new RegExp(`^${count}, \\d+ laws passed, 0 failed, \\d+ runs, seed 1$`, "m"));
    expect(output.out).toMatch(/^POST \/tokens\/generate +7\/7 +\d+ +0 ms$/m);
    expect(output.err).toBe("");
  });

  it("reports the same as JSON @nightly", async () => {
    expect(await check({ json: true, endpoint: "post  /tokens/generate" })).toBe(0);
    expect(JSON.parse(output.out)).toMatchObject({
      passed: true,
      seed: 1,
      endpoints: [
        {
          endpoint: "POST /tokens/generate",
          laws: [
            { law: "request", outcome: "passed", runs: 3 },
            { law: "issues", outcome: "passed", runs: 3 },
            { law: "actions", outcome: "passed", runs: 3 },
            { law: "examples", outcome: "passed" },
            { law: "snippets", outcome: "passed", runs: 3 },
            { law: "typescript", outcome: "passed", runs: 3 },
            { law: "python", outcome: "passed", runs: 3 },
          ],
        },
      ],
      failures: [],
    });
  });
});

/** A small API in the registry's own words, with an example. */
const plants = (limit: number) => ({
  id: "plants",
  apiName: "Plants",
  types: {},
  subpackages: {},
  auths: {},
  websockets: {},
  webhooks: {},
  endpoints: {
    create: {
      id: "create",
      method: "POST",
      path: [{ type: "literal", value: "/plants" }],
      environments: [],
      responses: [],
      errors: [],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "name",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string", minLength: 1, maxLength: limit } },
                },
              },
              {
                key: "height",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "optional",
                    shape: { type: "alias", value: { type: "primitive", value: { type: "long" } } },
                  },
                },
              },
            ],
          },
        },
      ],
      examples: [
        {
          path: "/plants",
          responseStatusCode: 200,
          pathParameters: {},
          queryParameters: {},
          headers: {},
          // Real examples have numbers in quotes: that is the example's error, and no law of the form is broken.
          requestBody: { type: "json", value: { name: "fern", height: "3" } },
        },
      ],
    },
  },
});

const api = "plants.json";
const writeApi = (limit = 5): void => writeFileSync(join(folder, api), JSON.stringify(plants(limit)));

/** Parts with one defect each, the law that has to find it, and its message. */
const wrongParts: readonly (readonly [string, Partial<Parts>, string])[] = [
  [
    "request",
    {
      planRequest: (input) => {
        const plan = productParts.planRequest(input);
        const { body } = plan;
        return body.kind === "text" ? { ...plan, body: { ...body, text: body.text.replace(/\d{3}/, "111") } } : plan;
      },
    },
    "but the body contains",
  ],
  ["request", { checkRequest: (input) => [...productParts.checkRequest(input), extraFault] }, "a valid form has"],
  [
    "issues",
    { checkRequest: (input) => productParts.checkRequest(input).filter(({ code }) => code !== "max-length") },
    "a broken rule, max-length at /body/name, is not reported; found: nothing",
  ],
  [
    "actions",
    {
      applyEdit: (state, edit) => {
        const next = productParts.applyEdit(state, edit);
        return edit.type === "remove" ? { ...next, selection: { "/body/gone": 1 } } : next;
      },
    },
    "after remove at /body/height the form is malformed: a choice at /body/gone",
  ],
  [
    "actions",
    {
      undo: (history) => productParts.undo(productParts.undo(history)),
    },
    "after undo, the form is",
  ],
  [
    "examples",
    {
      seedForm: (seed) => {
        const form = productParts.seedForm(seed);
        return seed.example === "none" ? form : { ...form, value: withoutHeight(form.value) };
      },
    },
    'the example\'s body {"name":"fern","height":"3"} is sent as {"name":"fern"}',
  ],
  [
    "snippets",
    { curlSnippet: (...args) => productParts.curlSnippet(...args).replaceAll(`'\\''`, "") },
    "the snippet has",
  ],
  [
    "snippets",
    { curlSnippet: (...args) => productParts.curlSnippet(...args).replaceAll("'", '"') },
    "a shell would interpret",
  ],
  [
    "request",
    {
      planRequest: (...args) => {
        const plan = productParts.planRequest(...args);
        return { ...plan, headers: plan.headers.map((one) => ({ ...one, value: plain("text/json") })) };
      },
    },
    'the content type is "text/json"',
  ],
  [
    "typescript",
    { fetchSnippet: (...args) => productParts.fetchSnippet(...args).replace('method: "POST"', 'method: "PUT"') },
    "the program sends PUT, expected POST",
  ],
  ["typescript", { fetchSnippet: (...args) => productParts.fetchSnippet(...args).replaceAll("\\", "") }, "SyntaxError"],
  [
    "python",
    { pythonSnippet: (...args) => productParts.pythonSnippet(...args).replace('"name": ', '"nam": ') },
    "the body is",
  ],
  [
    "python",
    { pythonSnippet: (...args) => productParts.pythonSnippet(...args).replace("ensure_ascii=False,", "") },
    "json.dumps would escape the text",
  ],
  [
    "python",
    { pythonSnippet: (...args) => productParts.pythonSnippet(...args).replaceAll("import json", "") },
    "the program does not import json",
  ],
];

const extraFault = { path: ["body"], ...issueDetail("type", "text", "nothing") };

function withoutHeight(form: Json): Json {
  if (!isObject(form) || !isObject(form.body)) return form;
  const { height: _gone, ...body } = form.body;
  return { ...form, body };
}

describe("a defect of the product", () => {
  it.each(someOf(wrongParts, 1))(
    "breaks the law on %s, and its failure can be replayed: %#",
    async (law, wrong, message) => {
      writeApi();
      const use = { ...productParts, ...wrong };
      expect(await check({ api, runs: isNightly ? 200 : 20 }, use)).toBe(1);
      expect(output.out).toContain(`FAILED POST /plants, ${law}: `);
      expect(output.out).toContain(message);
      expect(output.out).toMatch(/^1 endpoint, \d laws passed, \d failed/m);

      const file = replays().find((name) => name.startsWith(`post-plants-${law}-`));
      if (file === undefined) throw new Error("no replay was written");
      const replay = `.callboard/replays/${file}`;
      const reported = JSON.parse(readFileSync(join(folder, replay), "utf8"));
      expect(reported).toMatchObject({ callboard: "replay", version: 2, api, endpoint: "POST /plants", law, seed: 1 });

      output.out = "";
      expect(await check({ replay }, use)).toBe(1);
      expect(output.out).toBe(`FAILED POST /plants, ${law}: ${reported.message}\n`);

      output.out = "";
      expect(await check({ api, endpoint: "create", seed: 1, path: { law, casePath: reported.path } }, use)).toBe(1);
      expect(output.out).toContain(reported.message);

      output.out = "";
      expect(await check({ replay })).toBe(0);
      expect(output.out).toBe(`POST /plants, ${law}: this case no longer fails\n`);
    },
  );

  it.each([
    ["typescript", { fetchSnippet: (...args) => productParts.fetchSnippet(...args).replaceAll("\\${", "${") }],
    ["typescript", { fetchSnippet: (...args) => productParts.fetchSnippet(...args).replaceAll("\\`", "`") }],
    ["python", { pythonSnippet: (...args) => productParts.pythonSnippet(...args).replaceAll('\\"', '"') }],
  ] as const satisfies readonly (readonly [string, Partial<Parts>])[])(
    "in texts of several lines breaks the law on %s in one run: %#",
    async (law, wrong) => {
      writeApi();
      expect(await check({ api, runs: 1 }, { ...productParts, ...wrong })).toBe(1);
      expect(output.out).toContain(`FAILED POST /plants, ${law}: `);
    },
  );

  it("is saved with the form that the page of its endpoint loads, so that the page recognizes it", async () => {
    writeApi();
    expect(await check({ api }, { ...productParts, checkRequest: () => [] })).toBe(1);
    const reported = JSON.parse(readFileSync(join(folder, ".callboard/replays", replays()[0] ?? ""), "utf8"));
    const loaded = await loadApi(api, { ...usually, env: {}, folder, readDescription: readInTest });
    if (!loaded.ok) throw new Error("the API was not read");
    const source = modelSource();
    source.show([loaded.model], "plants");
    const assets = {
      page: { script: "", styles: [], fonts: [], inline: { theme: "", earlyPlayground: "", loginReturn: "" } },
      playground: { scripts: [], styles: [] },
      home: { styles: [] },
      read: async () => undefined,
    };
    const onBug = (error: unknown): void => {
      throw error;
    };
    const origin = "http://127.0.0.1";
    const site = createDocsApp({ sites: oneSite(source), assets, proxyUrl: "/proxy", origin, onBug });
    const answer = await site.fetch(new Request(`${origin}/api/callboard-docs/forms/${loaded.model.id}/create`));
    expect(answer.status).toBe(200);
    expect(reported.form).toBe(formMark(await answer.json()));
  });

  it("is reported together with a definition that has changed since @nightly", async () => {
    writeApi();
    const wrong = { ...productParts, checkRequest: () => [] };
    expect(await check({ api }, wrong)).toBe(1);
    writeApi(6);
    expect(await check({ replay: `.callboard/replays/${replays()[0]}` }, wrong)).toBe(1);
    expect(output.err).toBe("callboard: the definition has changed since this failure was saved\n");
  });

  it("is saved once for the same failure @nightly", async () => {
    writeApi();
    const wrong = { ...productParts, checkRequest: () => [] };
    await check({ api }, wrong);
    await check({ api }, wrong);
    expect(replays()).toHaveLength(1);
  });
});

describe("an input that cannot be checked", () => {
  const cases: readonly (readonly [string, Partial<CheckOptions>, string])[] = [
    ["a file that is not there", { api: "none.json" }, "there is no none.json here"],
    ["a file that is not JSON", { api: "broken.json" }, "broken.json: it can't be read as the description of an API"],
    ["a file that is not a definition", { api: "other.json" }, "expected an API description that starts with"],
    ["an API without endpoints", { api: "empty.json" }, "no endpoints"],
    [
      "an endpoint that is not there",
      { endpoint: "GET /none" },
      "the API has no endpoint GET /none; its endpoints are",
    ],
    ["a law that is not there", { path: { law: "none", casePath: "1" } }, 'unknown law "none"; the laws are'],
    ["a replay that is not there", { replay: "none.json" }, "none.json can't be read"],
    ["a file that is not a replay", { replay: "other.json" }, "is not a replay file"],
    ["an incomplete replay", { replay: "cut.json" }, "is incomplete"],
    ["a failure of a running API", { replay: "live.json" }, "repeat it with callboard test --replay live.json"],
    ["a registry that does not run", { api: "00000000-0000-4000-8000-000000000000" }, "is a registry running at"],
    ["a name, without a registry", { api: "Plants" }, "there is no file Plants, and the APIs of"],
  ];

  const liveReplay = {
    ...{ callboard: "replay", version: 2, definition: "d", endpoint: "GET /plants", law: "server-error", seed: 1 },
    ...{ path: "", message: "It fails.", case: {}, live: {} },
  };

  it.each(cases)("exits with a message and code 2: %s", async (_name, options, words) => {
    writeFileSync(join(folder, "broken.json"), "{");
    writeFileSync(join(folder, "other.json"), "{}");
    writeFileSync(join(folder, "empty.json"), '{"endpoints":{}}');
    writeFileSync(join(folder, "cut.json"), '{"callboard":"replay","version":1,"law":"issues"}');
    writeFileSync(join(folder, "live.json"), JSON.stringify(liveReplay));
    expect(await check(options)).toBe(2);
    expect(output.err).toContain(words);
    expect(output.out).toBe("");
  });
});
