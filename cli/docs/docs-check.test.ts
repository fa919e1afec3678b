import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docsIn } from "../commands/docs.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-docs-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Files = { readonly [path: string]: string };

let projects = 0;

/** Writes a project and checks it. */
async function check(files: Files, ...more: readonly string[]): Promise<readonly [code: number, output: string]> {
  projects += 1;
  const root = join(folder, `p${projects}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  let output = "";
  const write = (text: string): void => {
    output += text;
  };
  const code = await docsIn(["check", ".", ...more], { folder: root, env: {}, out: write, err: write });
  return [code, output];
}

const docsYml = (more = ""): string => `instances: [{ url: plants.docs.example.com }]
navigation:
  - page: Home
    path: home.mdx
  - page: Care
    path: care.mdx
${more}`;

const project = (home: string, more: Files = {}): Files => ({
  "docs.yml": docsYml(),
  "home.mdx": home,
  "care.mdx": "## Water and light\n\n<Anchor id='pot'>A pot</Anchor>\n",
  ...more,
});

/** Projects with the diagnostics of each: `file:line:column severity code`, and the start of the advice. */
const cases: readonly (readonly [title: string, files: Files, ...expected: readonly string[]])[] = [
  [
    "links to pages by file, address and heading",
    project("[a](care.mdx) [b](/care#water-and-light) [c](#here)\n\n## Here"),
  ],
  [
    "links to other sites, and to parts of a page",
    project("[a](https://example.com) [b](mailto:a@example.com) [c](care.mdx#pot)"),
  ],
  ["a link to a missing file", project("\n[a](nothing.mdx)"), "home.mdx:2:5 error broken-link add the page"],
  [
    "a link to a page in another folder",
    project("[a](x/care.mdx)"),
    "home.mdx:1:5 error broken-link did you mean care.mdx?",
  ],
  [
    "a link to a missing address, below settings",
    project("---\ntitle: A\n---\n[a](/no)"),
    "home.mdx:4:5 error broken-link",
  ],
  [
    "a link to a missing heading",
    project("[a](/care#waterandlight)"),
    "home.mdx:1:5 error broken-anchor did you mean #water-and-light?",
  ],
  ["a link to a missing heading of the same page", project("[a](#no)"), "home.mdx:1:5 error broken-anchor link to one"],
  ["a missing image", project("Text ![a](./a.png)"), "home.mdx:1:11 error missing-file check the path"],
  ["an unknown component", project("<Fern>text</Fern>"), "home.mdx:1:1 warning unknown-component correct its name"],
  ["an expression", project("It costs {price * 2}"), "home.mdx:1:10 warning code write the value"],
  ["an attribute that is code", project("<Card title={name}>text</Card>"), "home.mdx:1:1 warning code write a text"],
  ["a tag that is not closed", project("<Note>text"), "home.mdx:1:1 warning markdown close the tag"],
  ["an unused page", project("a", { "other/more.mdx": "b" }), "other/more.mdx:1:1 warning unused-page add it"],
  [
    "pages that others include, and those for the repository",
    project('<Markdown src="part.mdx" />', { "part.mdx": "b", "README.md": "c" }),
  ],
  [
    "two pages at one address",
    { ...project("a"), "docs.yml": docsYml("  - { page: Care, path: more.mdx }\n"), "more.mdx": "b" },
    "more.mdx:1:1 warning duplicate-address give one of the two",
  ],
  [
    "redirects",
    {
      ...project("a"),
      "docs.yml": docsYml(`redirects:
  - { source: /old, destination: /care }
  - { source: /older, destination: /old }
  - { source: "/x/:page", destination: "/:page" }
  - { source: /away, destination: "https://example.com" }
  - { source: /lost, destination: /nowhere }
`),
    },
    "docs.yml:12:35 error broken-redirect correct the destination",
  ],
  [
    "a setting that does not exist",
    { ...project("a"), "docs.yml": docsYml("colours: {}\n") },
    "docs.yml:7:1 error unknown-key",
  ],
  ["a page that does not exist", { "docs.yml": docsYml(), "home.mdx": "a" }, "docs.yml:6:11 error missing-file"],
  [
    "an overlay of a description in the navigation",
    {
      ...project("a"),
      "docs.yml": docsYml("  - { api: P, specs: [{ type: openapi, path: p.yaml, overlays: o.yaml }] }\n"),
      "p.yaml": "openapi: 3.1.0\ninfo: { title: P, version: '1' }\npaths: {}\n",
      "o.yaml":
        "overlay: 1.0.0\nactions:\n  - target: $.info\n    update: []\n  - { target: $.paths.*, remove: true }\n",
    },
    "o.yaml:4:5 warning overlay merge a map",
    "o.yaml:5:7 warning overlay correct the path",
  ],
];

describe("a check of a docs project", () => {
  const named = cases.map(([title, files, ...expected]) => ({ title, files, expected }));
  it.each(named)("finds the mistakes of $title", async ({ files, expected }) => {
    const [code, output] = await check(files, "--json");
    const found = (JSON.parse(output) as readonly { readonly [key: string]: string }[]).map(
      ({ file, line, column, severity, code, advice }) => `${file}:${line}:${column} ${severity} ${code} ${advice}`,
    );
    expect(found).toHaveLength(expected.length);
    for (const [i, start] of expected.entries()) expect(found[i]?.slice(0, start.length)).toBe(start);
    expect(code).toBe(expected.some((one) => one.includes(" error ")) ? 1 : 0);
  });

  it("counts the operations of a description that has no pages", async () => {
    const plants =
      "openapi: 3.1.0\ninfo: { title: P, version: '1' }\nservers: [{ url: https://p.example }]\npaths:\n  /p: { get: {}, post: {} }\n";
    expect(await check({ "openapi.yaml": plants })).toEqual([0, "2 operations: no errors, no warnings\n"]);
  });

  it("ends with 2 where there is nothing to check", async () => {
    const [code, output] = await check({ "notes.txt": "a" }, "--json");
    expect(code).toBe(2);
    expect(output).toMatch(/^callboard: there are no docs in \.; add a docs\.yml, a page/);
  });

  it("prints a line each and counts them, without a word of JSON", async () => {
    const [code, output] = await check(project("[a](/no)\n\n<Fern/>"));
    expect(code).toBe(1);
    expect(output).toMatch(/^home\.mdx:1:5 {2}error {2}broken-link {2}the link \/no leads nowhere; .*\nhome\.mdx:3:1 /);
    expect(output).toMatch(/\n2 pages: 1 error, 1 warning\n$/);
  });

  it.each([
    [["check", "nowhere"], 2, "there is no file or folder nowhere"],
    [["chek"], 2, "docs has the command check, not chek"],
    [["check", "a", "b"], 2, "unexpected: b"],
    [["--help"], 0, "Usage: callboard docs check"],
  ])("answers %j with %i", async (args, expected, message) => {
    let output = "";
    const write = (text: string): void => {
      output += text;
    };
    expect(await docsIn(args, { folder, env: {}, out: write, err: write })).toBe(expected);
    expect(output).toContain(message);
  });
});
