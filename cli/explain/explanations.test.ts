import { resolve } from "node:path";
import { expect, it } from "vitest";
import { type CheckId, checkIds } from "#live";
import { linkCode } from "../diagnostics/code-link.ts";
import { parseOptions } from "../test/arguments.ts";
import { explanationText, readCheckExplanations, readExplanations } from "./explanations.ts";

const all = readExplanations(resolve(import.meta.dirname, "../../docs/reference/diagnostics.md"));

it("explains a code with its example and its line", () => {
  const [link, ...more] = all.filter(({ code }) => code === "broken-link");
  expect(more).toEqual([]);
  expect(link && explanationText(link)).toBe(`broken-link  (Docs projects)

A link points to no page.

home.mdx:

    [Sowing](sowing.mdx)

is reported as:

    home.mdx:1:10  error  broken-link  the link sowing.mdx has no target; add the page to a navigation, or link to another one
`);
});

it("explains every code of the page once for each kind of file", () => {
  expect(new Set(all.map(({ about }) => about))).toEqual(
    new Set(["Docs projects", "Descriptions of APIs", "IDL folders"]),
  );
  expect(all.every(({ code, text }) => /^[a-z][\w-]*$/.test(code) && text.includes("```text"))).toBe(true);
  expect(new Set(all.map(({ code, about }) => `${code} ${about}`)).size).toBe(all.length);
});

it("links a code where the terminal follows links, and prints the line unchanged elsewhere", () => {
  const line = "home.mdx:1:10  error  broken-link  the link broken-link.mdx has no target";
  const [before, start = "", end, after] = linkCode(line, "broken-link", undefined, () => true).split("\u001b]8;;");
  expect(before).toBe("home.mdx:1:10  error  ");
  expect(start).toMatch(/^file:.*\/diagnostics\.md#broken-link./);
  expect(start.endsWith("\\broken-link")).toBe(true);
  expect([end, after]).toEqual(["\u001b\\  the link broken-link.mdx has no target", undefined]);
  expect(linkCode(line, "broken-link", undefined, () => false)).toBe(line);
});

it("explains every check of a running API, without links that a terminal can't open", () => {
  const checks = readCheckExplanations(resolve(import.meta.dirname, "../../docs/checks.md"));
  expect(checks.map(({ code }) => code).sort()).toEqual([...checkIds].sort());
  const [body] = checks.filter(({ code }) => code === "wrong-body");
  expect(body && explanationText(body)).toMatch(
    /^wrong-body {2}\(Checks of a running API\)\n\nA JSON body .*Schemathesis/s,
  );
  expect(checks.filter(({ text }) => text.includes("]("))).toEqual([]);
  for (const { code, text } of checks) {
    expect(text).toMatch(
      /^```text title="a conversation that breaks it"\n.+?\n```\n\nTo fix it: .+\n\nTo turn it off: /ms,
    );
    const words = /^To turn it off: `(.+)`\.$/m.exec(text)?.[1]?.split(" ") ?? [];
    const parsed = parseOptions(["openapi.yaml", ...words]);
    expect(parsed.kind === "options" && "checks" in parsed.options && parsed.options.checks.has(code as CheckId)).toBe(
      false,
    );
    expect(parsed.kind).toBe("options");
  }
});
