import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataUrlBytes, type PlannedBody, type RequestPlan } from "#engine/request";
import { plain, type Reading, read } from "#engine/secret";
import { isNightly } from "../../tooling/tier.ts";
import { fetchSnippet } from "./fetch.ts";
import { filesOf, plans, quoted } from "./plans.testing.ts";
import { hasPython, node, openPrograms, type Programs, python } from "./programs.testing.ts";
import { pythonSnippet } from "./python-requests.ts";
import { type Arrived, partsArrived, type Recorder, startRecorder } from "./recorder.testing.ts";

interface Language {
  readonly name: string;
  readonly here: boolean;
  readonly write: (plan: RequestPlan, reading: Reading) => string;
  readonly open: () => Programs;
}

const languages: readonly Language[] = [
  { name: "TypeScript", here: true, write: fetchSnippet, open: () => openPrograms(node) },
  { name: "Python", here: hasPython, write: pythonSnippet, open: () => openPrograms(python) },
];

/** Texts that a language may print differently: numbers, keys, blanks, special characters. */
const jsonTexts = fc.oneof(
  fc.json({ noUnicodeString: false }),
  fc.jsonValue({ noUnicodeString: false }).map((value) => JSON.stringify(value, null, 2)),
  fc
    .array(
      fc.constantFrom("12345678901234567890", "-0", "1.0", "1e5", "1E-7", "0.1", "-1.5", "1e400", "0.00001", "7"),
      { maxLength: 4 },
    )
    .map((tokens) => `{\n  "numbers": [\n    ${tokens.join(",\n    ")}\n  ]\n}`),
  fc.constantFrom(
    '{\n  "__proto__": 1\n}',
    '{\n  "2": 1,\n  "1": 2\n}',
    '{\n  "a": "\\ud800"\n}',
    "[]",
    "{}",
    "null",
    "7",
  ),
  fc.nat({ max: 400 }).map((deep) => `${"[".repeat(deep)}${"]".repeat(deep)}`),
);

const jsonPlans = (base: string): fc.Arbitrary<RequestPlan> =>
  jsonTexts.map((text) => ({
    method: "POST",
    url: `${base}/json`,
    headers: [{ name: "Content-Type", value: plain("application/json") }],
    body: { kind: "text", text },
  }));

/** The address as every program parses it. */
const readable = (url: string): string => {
  const { pathname, search } = new URL(url);
  return (pathname + search).replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run.toUpperCase();
    }
  });
};

const bytes = (text: string): Buffer => Buffer.from(new TextEncoder().encode(text));

function expectArrived(arrived: Arrived | undefined, plan: RequestPlan, base: string): void {
  if (arrived === undefined) throw new Error("nothing came");
  expect(arrived.method).toBe(plan.method);
  expect(readable(base + arrived.url)).toBe(readable(plan.url));
  for (const { name, value } of plan.headers) {
    expect([name, arrived.headers[name.toLowerCase()]]).toEqual([name, read(value, "reveal")]);
  }
  expectBody(arrived, plan.body);
}

function expectBody(arrived: Arrived, body: PlannedBody): void {
  if (body.kind === "none") expect(arrived.body.length).toBe(0);
  if (body.kind === "text") expect(arrived.body.toString("utf8")).toBe(bytes(body.text).toString("utf8"));
  if (body.kind === "bytes") expect(arrived.body).toEqual(Buffer.from(dataUrlBytes(body.dataUrl)));
  if (body.kind === "multipart") {
    expect(partsArrived(arrived)).toEqual(
      body.parts.map((part) => ({
        name: quoted(part.name ?? ""),
        ...(part.kind === "file" ? { fileName: quoted(part.fileName) } : {}),
        ...(part.contentType === undefined ? {} : { contentType: part.contentType }),
        bytes: part.kind === "file" ? Buffer.from(dataUrlBytes(part.dataUrl)) : bytes(part.text),
      })),
    );
  }
}

// Without Python on this machine only the texts of its snippets are tested below, not their requests.
describe.each(languages.filter(({ here }) => here))("a $name snippet when it runs", ({ write, open }) => {
  let recorder: Recorder;
  let programs: Programs;
  beforeAll(async () => {
    recorder = await startRecorder();
    programs = open();
  });
  afterAll(async () => {
    programs.close();
    await recorder.close();
  });

  it.each([
    ["for any plan", plans],
    ["for any JSON body", jsonPlans],
  ])("sends exactly the plan, %s", async (_, draw) => {
    await fc.assert(
      fc.asyncProperty(fc.array(draw(recorder.origin), { minLength: 20, maxLength: 40 }), async (drawn) => {
        await programs.run(drawn.map((plan) => ({ text: write(plan, "reveal"), files: filesOf(plan.body) })));
        const arrived = recorder.take();
        expect(arrived).toHaveLength(drawn.length);
        drawn.forEach((plan, at) => {
          expectArrived(arrived[at], plan, recorder.origin);
        });
      }),
      { numRuns: isNightly ? 4 : 1 },
    );
  });
});

describe.each(languages)("the text of a $name snippet", ({ write }) => {
  it.each(["file:///etc/passwd", "{base}/a", "@urls", "", "javascript:alert(1)"])(
    "is only a comment for the address %j",
    (url) => {
      const snippet = write({ method: "GET", url, headers: [], body: { kind: "none" } }, "reveal");
      expect(snippet).toMatch(/^(#|\/\/) this request can't be sent: .*$/);
    },
  );

  it("omits what cannot be sent, with a comment of one line", () => {
    const headers = [{ name: "X-Two\r\nX-Lines\u2028", value: plain("x") }];
    const snippet = write({ method: "GET", url: "http://a.example/", headers, body: { kind: "none" } }, "reveal");
    expect(snippet.split(/[\r\n\u2028]/)[0]).toMatch(
      /^(#|\/\/) the header "X-Two.*" is omitted: HTTP can't represent it$/,
    );
  });

  it("contains no invisible character", () => {
    const body = { kind: "text", text: 'a\u202eb\0\u0007"\\' } as const;
    const snippet = write({ method: "POST", url: "http://a.example/", headers: [], body }, "reveal");
    for (const sign of ["\u202e", "\0", "\u0007"]) expect(snippet).not.toContain(sign);
  });
});

it("prints a JSON body as a value of the language", () => {
  const plan: RequestPlan = {
    method: "PATCH",
    url: "https://api.example/plants/7?tag=a",
    headers: [{ name: "Content-Type", value: plain("application/json") }],
    body: { kind: "text", text: '{\n  "name": "Bird\'s \\"nest\\"",\n  "wet": true,\n  "tags": [\n    null\n  ]\n}' },
  };
  expect(fetchSnippet(plan, "redact").split("\n")).toEqual([
    'const response = await fetch("https://api.example/plants/7?tag=a", {',
    '  method: "PATCH",',
    "  headers: {",
    '    "Content-Type": "application/json",',
    "  },",
    "  body: JSON.stringify({",
    '    name: "Bird\'s \\"nest\\"",',
    "    wet: true,",
    "    tags: [",
    "      null,",
    "    ],",
    "  }, null, 2),",
    "});",
    "console.log(response.status, await response.text());",
  ]);
  expect(pythonSnippet(plan, "redact").split("\n")).toEqual([
    "import json",
    "",
    "import requests",
    "",
    "response = requests.patch(",
    '    "https://api.example/plants/7?tag=a",',
    "    headers={",
    '        "Content-Type": "application/json",',
    "    },",
    "    data=json.dumps(",
    "        {",
    '            "name": "Bird\'s \\"nest\\"",',
    '            "wet": True,',
    '            "tags": [',
    "                None,",
    "            ],",
    "        },",
    "        ensure_ascii=False,",
    "        indent=2,",
    "    ).encode(),",
    ")",
    "print(response.status_code, response.text)",
  ]);
});
