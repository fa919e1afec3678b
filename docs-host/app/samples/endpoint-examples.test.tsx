import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EndpointExamples } from "./endpoint-examples.tsx";

const programs = { curl: "curl --head", typescript: 'await fetch("https://a.example")', python: "import requests" };
const call = { name: "Example", programs, samples: { request: [], response: [] } };

it("shows each call in three languages, of which the reader selects one", () => {
  const page = renderToStaticMarkup(<EndpointExamples calls={[call, { ...call, name: "Other" }]} samples={[]} />);
  for (const [code] of Object.entries(programs)) expect(page.split(`value="${code}"`)).toHaveLength(3);
  for (const text of ["--head", "fetch(", "requests"]) expect(page.split(text)).toHaveLength(3);
  expect(page.match(/<input type="radio"[^>]*>/g)).toEqual(
    ["program-1", "program-2"].flatMap((group) => [
      expect.stringMatching(`name="${group}".* checked="" value="curl"`),
      expect.stringMatching(`name="${group}".* value="typescript"`),
      expect.stringMatching(`name="${group}".* value="python"`),
    ]),
  );
  expect(page).toContain('aria-label="Example: Python"');
  expect(page).toContain('aria-label="Other: Python"');
});

it("shows code samples under their label or language, escaped as text", () => {
  const samples = [
    { language: "Ruby", label: "<b>Gem</b>", code: "</code><script>alert(1)</script>" },
    { language: "python", code: "water()" },
  ];
  const page = renderToStaticMarkup(<EndpointExamples calls={[call]} samples={samples} />);
  expect(page).toContain("<summary>&lt;b&gt;Gem&lt;/b&gt;</summary>");
  expect(page).toContain("&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).toContain("<summary>python</summary>");
  expect(page.match(/<details class="more-code" name="code-samples">/g)).toHaveLength(2);
  expect(page).not.toMatch(/<script|<b>/);
});

it.each([
  ["JavaScript", "const a = 1", '<span class="code-word">const</span>'],
  ["Python3", "import a", '<span class="code-word">import</span>'],
  ["Shell", "curl --head", '<span class="code-option">--head</span>'],
  ["Ruby", "import a", "<code>import a</code>"],
])("colors code samples in %s", (language, code, colored) => {
  const page = renderToStaticMarkup(<EndpointExamples calls={[]} samples={[{ language, code }]} />);
  expect(page).toContain(colored);
});

it("renders calls without code samples, code samples without calls, and nothing if both are empty", () => {
  const samples = [{ language: "Go", code: "Water()" }];
  expect(renderToStaticMarkup(<EndpointExamples calls={[call]} samples={[]} />)).not.toContain("Code samples");
  expect(renderToStaticMarkup(<EndpointExamples calls={[]} samples={samples} />)).toContain("Water()");
  expect(renderToStaticMarkup(<EndpointExamples calls={[]} samples={[]} />)).toBe("");
});
