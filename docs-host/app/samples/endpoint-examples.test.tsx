import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EndpointExamples } from "./endpoint-examples.tsx";

const call = { name: "Example", curl: "curl --request GET", samples: { request: [], response: [] } };

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

it("renders calls without code samples, code samples without calls, and nothing if both are empty", () => {
  const samples = [{ language: "Go", code: "Water()" }];
  expect(renderToStaticMarkup(<EndpointExamples calls={[call]} samples={[]} />)).not.toContain("Code samples");
  expect(renderToStaticMarkup(<EndpointExamples calls={[]} samples={samples} />)).toContain("Water()");
  expect(renderToStaticMarkup(<EndpointExamples calls={[]} samples={[]} />)).toBe("");
});
