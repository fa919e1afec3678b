import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { bareEndpoint, type Endpoint } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { AnswerSamples } from "./answer-samples.tsx";
import { answersOf } from "./answers-of.ts";
import { RequestSamples } from "./request-samples.tsx";
import type { WrittenCall } from "./written-calls.ts";

const programs = { curl: "curl --head", typescript: 'await fetch("https://a.example")', python: "import requests" };
const call: WrittenCall = { name: "Example", programs, samples: { request: [], response: [] } };
const answered = (name: string, text: string, status = "201"): WrittenCall => ({
  ...{ ...call, name, programs: { ...programs, curl: `curl ${name}` } },
  response: { status, title: `Response ${status}`, text, isJson: true },
});

it("shows each call in three languages, of which the reader selects one", () => {
  const page = renderToStaticMarkup(<RequestSamples calls={[call, { ...call, name: "Other" }]} samples={[]} />);
  for (const [code] of Object.entries(programs)) expect(page.split(`value="${code}"`)).toHaveLength(3);
  for (const text of ["--head", "fetch(", "requests"]) expect(page.split(text)).toHaveLength(3);
  expect(page.match(/<input type="radio"[^>]*data-language[^>]*>/g)).toEqual(
    ["program-1", "program-2"].flatMap((group) => [
      expect.stringMatching(`name="${group}".* checked="" value="curl"`),
      expect.stringMatching(`name="${group}".* value="typescript"`),
      expect.stringMatching(`name="${group}".* value="python"`),
    ]),
  );
  expect(page).toContain('aria-label="Example: Python"');
  expect(page).toContain('aria-label="Other: Python"');
});

it("offers the code of a provider as further languages of the first call, escaped as text", () => {
  const samples = [
    { language: "Ruby", label: "<b>Gem</b>", code: "</code><script>alert(1)</script>" },
    { language: "python", code: "water()", ofSdk: true, install: "pip install water" },
  ] as const;
  const page = renderToStaticMarkup(<RequestSamples calls={[call]} samples={samples} />);
  expect([...page.matchAll(/ value="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    ...["curl", "typescript", "python", "ruby", "python sdk"],
  ]);
  expect(page).toContain("&lt;b&gt;Gem&lt;/b&gt;</span>");
  expect(page).toContain("&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).toContain('aria-label="Install: Python SDK"');
  expect(page).not.toMatch(/<script|<b>/);
});

it.each([
  ["beside calls", [call], 9],
  ["without calls", [], 12],
] as const)("shows a provider's code in any number of languages %s, later ones below", (_, calls, room) => {
  const samples = Array.from({ length: 30 }, (_, n) => ({ language: `language-${n}`, code: `code ${n};` }));
  const page = renderToStaticMarkup(<RequestSamples calls={calls} samples={samples} />);
  for (const { code } of samples) expect(page.split(code)).toHaveLength(2);
  const [above = "", below = ""] = page.split("More languages");
  expect([above.match(/code \d+;/g)?.length, below.match(/role="radiogroup"/g)?.length]).toEqual([room, 2]);
  expect(new Set(page.match(/ name="[^"]*"/g)).size).toBe(3);
});

it("offers the code of each call with that call, and other code with the first one", () => {
  const calls = [
    { ...call, codeSamples: [{ language: "Ruby", code: "first" }] },
    { ...call, name: "Other", codeSamples: [{ language: "Ruby", code: "second" }] },
  ];
  const page = renderToStaticMarkup(<RequestSamples calls={calls} samples={[{ language: "Go", code: "any" }]} />);
  const parts = page.split('data-example="').slice(1);
  expect(parts.map((part) => ["first", "second", "any"].filter((code) => part.includes(`<code>${code}`)))).toEqual([
    ["first", "any"],
    ["second"],
  ]);
});

it("names a provider's code by its language where its label does not tell it from others", () => {
  const samples = [
    { language: "python", label: "Default", code: "1", ofSdk: true },
    { language: "go", label: "Default", code: "2", ofSdk: true },
    { language: "python", label: "Streaming", code: "3", ofSdk: true },
    { language: "go", label: "Streaming", code: "4", ofSdk: true },
    { language: "python", label: "Async", code: "5", ofSdk: true },
    { language: "python", code: "6" },
    { language: "python", label: "Async", code: "7", ofSdk: true },
  ] as const;
  const page = renderToStaticMarkup(<RequestSamples calls={[call]} samples={samples} />);
  const names = [...page.matchAll(/aria-label="Example: ([^"]*)"/g)].map(([, name]) => name);
  expect(page).toContain('<span class="code-number">6</span>');
  expect(page).not.toContain("import requests");
  expect(names.slice(-7)).toEqual([
    ...["Python", "Python SDK", "Go SDK", "Python SDK: Streaming", "Go SDK: Streaming"],
    ...["Python SDK: Async", "Python SDK: Async #2"],
  ]);
});

it("shows generated programs in some languages only, and the provider's programs instead of generated ones", () => {
  const samples = [{ language: "curl", code: "curl --mine" }];
  const page = renderToStaticMarkup(<RequestSamples calls={[call]} samples={samples} languages={["python"]} />);
  expect([...page.matchAll(/ value="([^"]*)"/g)].map(([, id]) => id)).toEqual(["python", "curl"]);
  const whole = renderToStaticMarkup(<RequestSamples calls={[call]} samples={samples} />);
  expect([...whole.matchAll(/ value="([^"]*)"/g)].map(([, id]) => id)).toEqual(["curl", "typescript", "python"]);
  expect(whole).toContain("--mine");
  expect(whole).not.toContain("--head");
});

it.each([
  ["JavaScript", "const a = 1", '<span class="code-word">const</span>'],
  ["Python3", "import a", '<span class="code-word">import</span>'],
  ["Shell", "curl --head", '<span class="code-option">--head</span>'],
  ["Ruby", "import a", "<code>import a</code>"],
])("colors code samples in %s", (language, code, colored) => {
  const page = renderToStaticMarkup(<RequestSamples calls={[]} samples={[{ language, code }]} />);
  expect(page).toContain(colored);
});

it("shows nothing without calls and code samples", () =>
  expect(renderToStaticMarkup(<RequestSamples calls={[]} samples={[]} />)).toBe(""));

const endpoint: Endpoint = {
  ...bareEndpoint({ id: "water", path: [{ kind: "literal", value: "/water" }] }),
  responses: [
    { statusCode: 201, body: { kind: "json", shape: { kind: "boolean" } } },
    { statusCode: 202, body: { kind: "json", shape: { kind: "integer", minimum: 7 } } },
  ],
  errors: [{ name: "Dry", statusCode: 400, examples: [{ name: "Empty", value: { well: 0 } }] }],
};

it("lists the answers of each status, those to calls first", () => {
  const calls = [answered("a", "1"), answered("b", "2"), answered("c", "3", "400")];
  const answers = answersOf(endpoint, calls, typesFrom());
  expect(answers.map(({ status, good, answers: all }) => [status, good, all.map(({ text }) => text)])).toEqual([
    ["201", true, ["1", "2"]],
    ["202", true, ["7"]],
    ["400", false, ["3", '{\n  "well": 0\n}']],
  ]);
});

it("shows an answer with the call that it belongs to, and the first one with calls without an answer", () => {
  const calls = [answered("a", "1"), answered("b", "2"), call];
  const page = renderToStaticMarkup(<AnswerSamples answers={answersOf(endpoint, calls, typesFrom())} calls={calls} />);
  expect([...page.matchAll(/data-example="([^"]*)"/g)].map(([, numbers]) => numbers)).toEqual(["1 3", "2"]);
  expect([...page.matchAll(/class="example" data-answer="(\d)"/g)].map(([, number]) => number)).toEqual([
    "1",
    "2",
    "3",
  ]);
  expect(page).toContain('aria-label="Status"');
});
