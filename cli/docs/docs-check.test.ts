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

/** A project with an API that has an endpoint, a type and a webhook. */
const withApi = (home: string, more = ""): Files =>
  project(home, {
    "docs.yml": docsYml("  - { api: P, specs: [{ type: openapi, path: plants.yaml }] }\n"),
    "plants.yaml": `openapi: 3.1.0
info: { title: P, version: "1" }
servers: [{ url: "https://plants.example" }]
${more}components:
  schemas:
    Plant: { type: object, properties: { name: { type: string } } }
paths:
  /plants:
    get: { responses: { "200": { description: A, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } } } }
webhooks:
  grown: { post: { requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } } } }
`,
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
  [
    "colors that text can't be read in, by scheme",
    project("", {
      "docs.yml": docsYml('colors:\n  accent-primary:\n    light: "#ffe14d"\n    dark: "#1b3a1b"\n'),
    }),
    "docs.yml:9:12 warning color choose a color",
    "docs.yml:10:11 warning color choose a color",
  ],
  [
    "a color of both schemes, where it is set",
    project("", {
      "docs.yml": docsYml('colors:\n  accent-primary: "#ffe14d"\n  background:\n    light: "#fff"\n    dark: "#000"\n'),
    }),
    "docs.yml:8:19 warning color choose a color",
  ],
  [
    "colors that can be read",
    project("", { "docs.yml": docsYml('colors: { accent-primary: { light: "#0c6478", dark: "#6fcfe2" } }\n') }),
  ],
  [
    "styles that pages leave out",
    project("", {
      "docs.yml": docsYml("css: [own.css]\n"),
      "own.css": 'p { color: red }\nhtml, body { overflow: hidden; color: red }\n@import "x";\n',
    }),
    "own.css:2:1 warning style correct or remove it",
    "own.css:3:1 warning style correct or remove it",
  ],
  [
    "a rule of styles that can't be read",
    project("", { "docs.yml": docsYml("css: own.css\n"), "own.css": "p { color: red }\nb { margin: 0;s }\n" }),
    "own.css:2:1 warning style correct or remove it",
  ],
  ["a link to a missing file", project("\n[a](nothing.mdx)"), "home.mdx:2:5 error broken-link add the page"],
  [
    "a link to a page in another folder",
    project("[a](x/care.mdx)"),
    "home.mdx:1:5 error broken-link did you mean care.mdx?",
  ],
  [
    "a link to a page in another folder, beside others with its name",
    {
      ...project("[a](x/b/more.mdx) [b](x/c/more.mdx)", { "a/more.mdx": "a", "b/more.mdx": "b" }),
      "docs.yml": docsYml("  - { page: A, path: a/more.mdx }\n  - { page: B, path: b/more.mdx }\n"),
    },
    "home.mdx:1:5 error broken-link did you mean b/more.mdx?",
    "home.mdx:1:23 error broken-link add the page",
  ],
  [
    "a link to a page that only another version has",
    {
      "docs.yml": `instances: [{ url: plants.docs.example.com }]
versions:
  - { display-name: New, path: new.yml }
  - { display-name: Old, path: old.yml }
`,
      "new.yml": "navigation: [{ page: Home, path: home.mdx }]\n",
      "old.yml": "navigation: [{ page: Home, path: old/home.mdx }, { page: Care, path: old/care.mdx }]\n",
      "home.mdx": "[a](x/care.mdx)",
      "old/home.mdx": "[a](x/care.mdx)",
      "old/care.mdx": "b",
    },
    "home.mdx:1:5 error broken-link add the page",
    "old/home.mdx:1:5 error broken-link did you mean old/care.mdx?",
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
  ["an expression", project("It costs {price * 2}"), "home.mdx:1:10 warning code correct the code"],
  ["an attribute that is code", project("<Card title={name}>text</Card>"), "home.mdx:1:1 warning code write a text"],
  [
    "a frame that may use the camera",
    project('<iframe src="https://a.example/" allow="camera; fullscreen; midi"></iframe>'),
    "home.mdx:1:1 warning attribute remove it from `allow`",
  ],
  ["a tag that is not closed", project("<Note>text"), "home.mdx:1:1 warning markdown close the tag"],
  [
    "a page with a tag that is not closed, and the others in it",
    project("---\ntitle: A\n---\n\nText\n\n<Note>\n\n[a](/no) ![a](a.png)\n"),
    "home.mdx:9:5 error broken-link",
    "home.mdx:9:15 error missing-file",
    "home.mdx:7:1 warning markdown close the tag",
  ],
  [
    "a block of code that is not closed",
    project("Text\n\n````md\n```\n[a](/no)\n```\n"),
    "home.mdx:3:1 warning markdown end it with a line",
  ],
  ["blocks of code that are closed", project("```\n```\n\n- ~~~\n  a\n  ~~~\n\n> ```\n> a\n> ````\n")],
  [
    "a text that is imported and does not exist",
    project('import Note1 from "./note.mdx"\n\n<Note1 />'),
    "home.mdx:3:1 warning unknown-component include it by <Markdown src",
  ],
  [
    "attributes that are not known, and values that are not",
    project(`<Callout intent="warnin">a</Callout>

<Badge intent="sucess">a</Badge>

<Card titel="x">a</Card>

<CardGroup cols="tree">a</CardGroup>

<Card title="x" data-own="y" iconFamily="solid" iconPosition="Left" iconSize="4rem">a</Card>
`),
    ...[1, 3, 5, 7].map((line) => `home.mdx:${line}:1 warning attribute correct it`),
  ],
  [
    "parts of APIs that the site has",
    withApi(`<EndpointRequestSnippet endpoint="GET /plants" />
<EndpointResponseSnippet endpoint="GET /plants" />
<EndpointSchemaSnippet endpoint="GET /plants" />
<Schema type="Plant" />
<SchemaSnippet type="Plant" />
<WebhookPayloadSnippet webhook="grown" />
`),
  ],
  [
    "parts of APIs that the site lacks",
    withApi(`<EndpointRequestSnippet endpoint="GET /nope" />

<EndpointResponseSnippet endpoint="GET /nope" />

<Schema type="Nope" />

<SchemaSnippet type="Nope" />

<WebhookPayloadSnippet webhook="nope" />
`),
    ...[1, 3, 5, 7, 9].map((line) => `home.mdx:${line}:1 warning unknown-component correct its name`),
  ],
  [
    "a description that can't be read",
    withApi("a", "bad: [\n"),
    "plants.yaml:5:1 error api this part of plants.yaml can't be read",
  ],
  [
    "a file that is not a description",
    { "openapi.yaml": "hello: 1\n" },
    "openapi.yaml:1:1 error api add the key with the version",
  ],
  [
    "links of an announcement",
    {
      ...project("a"),
      "docs.yml": docsYml('announcement: { message: "[a](/care) [b](/no) [c](home.mdx) [d](https://a.example)" }\n'),
    },
    "docs.yml:7:26 error broken-link link to the address",
  ],
  [
    "an announcement without a key",
    { ...project("a"), "docs.yml": docsYml("announcement: hello\n") },
    "docs.yml:7:15 error expected write its text as a member: `message: hello`",
  ],
  [
    "a setting with a letter too few",
    { ...project("a"), "docs.yml": docsYml("logo: { hight: 3 }\n") },
    "docs.yml:7:9 error unknown-key did you mean height?",
  ],
  [
    "a version with a missing file",
    {
      ...project("a"),
      "docs.yml": "versions:\n  - { display-name: A, path: a.yml }\n  - { display-name: B, path: b.yml }\n",
      "a.yml": "navigation:\n  - { page: Home, path: home.mdx }\n",
    },
    "docs.yml:3:30 error missing-file check the path",
  ],
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
  - { source: "/a/:b(", destination: /care }
  - { source: /bare, destination: care }
`),
    },
    "docs.yml:12:35 error broken-redirect correct the destination",
    "docs.yml:13:38 error broken-redirect write a path, with parameters",
    "docs.yml:14:35 error broken-redirect begin it with a /",
  ],
  [
    "circular redirects, and links to them, but not redirects to the same path of another host",
    {
      ...project("[a](/a) [old](/old) [moved](/moved)"),
      "docs.yml": docsYml(`redirects:
  - { source: /a, destination: /b }
  - { source: /b, destination: /c }
  - { source: /c, destination: /a }
  - { source: "/grow/:x", destination: "/grow/:x/y" }
  - { source: /old, destination: /care }
  - { source: /moved, destination: "//docs.example.org/moved" }
`),
    },
    "docs.yml:8:32 error broken-redirect correct the destination",
    "docs.yml:9:32 error broken-redirect correct the destination",
    "docs.yml:10:32 error broken-redirect correct the destination",
    "home.mdx:1:5 error broken-link",
  ],
  [
    "the address of an instance that is not a host and a path",
    { ...project("a"), "docs.yml": docsYml("").replace("plants.docs.example.com", "plants docs.example.com") },
    "docs.yml:1:20 error expected write a host",
  ],
  [
    "text in another encoding",
    { ...project("Caf\ufffd"), "docs.yml": docsYml("") },
    "home.mdx:1:4 warning markdown save the file in the encoding UTF-8",
  ],
  [
    "redirects and links below the path of a site",
    {
      ...project("[a](/care) [b](/docs/care)"),
      "docs.yml": docsYml(`redirects:
  - { source: /old, destination: /care }
  - { source: /older, destination: /docs/care }
`).replace("plants.docs.example.com", "plants.docs.example.com/docs"),
    },
    "docs.yml:8:34 error broken-redirect begin it with the path of the site: /docs/care",
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

  it("finds headings by ids that their authors wrote in braces", async () => {
    const [code, output] = await check(
      project("# Home {#start}\n\n## Light {#sun}\n\n[a](#sun) [b](care.mdx#pot) [c](#light)\n"),
    );
    expect(code).toBe(1);
    expect(output).toContain("no heading or part named #light");
    expect(output).not.toMatch(/#sun|#start|expression/);
  });

  it("ends with 2 where there is nothing to check", async () => {
    const [code, output] = await check({ "notes.txt": "a" }, "--json");
    expect(code).toBe(2);
    expect(output).toMatch(/^callboard: there are no docs in \.; add a docs\.yml, a page/);
  });

  it("prints a line each and counts them, without a word of JSON", async () => {
    const [code, output] = await check(project("[a](/no)\n\n<Fern/>"));
    expect(code).toBe(1);
    expect(output).toMatch(/^home\.mdx:1:5 {2}error {2}broken-link {2}the link \/no has no target; .*\nhome\.mdx:3:1 /);
    expect(output).toMatch(/\n2 pages: 1 error, 1 warning\n$/);
  });

  it("prints one line for more than three diagnostics with the same text, with their number", async () => {
    const [, output] = await check(
      project("[a](/no)\n\n".repeat(3) + "<Fern/>\n\n".repeat(4), { "care.mdx": "<Fern/>" }),
    );
    expect(output.match(/broken-link/g)).toHaveLength(3);
    expect(output).toMatch(
      /^care\.mdx:1:1 .*<Fern>.* \(first of 5 in 2 files; also at home\.mdx:7:1, home\.mdx:9:1, …\)$/m,
    );
    expect(output.match(/<Fern>/g)).toHaveLength(1);
    expect(output).toContain("3 errors, 5 warnings");
  });

  it("prints one line for the same mistake at several places of a description", async () => {
    const item = { get: { responses: { 200: { description: "Done.", descripton: "" } } } };
    const openapi = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a": item, "/b": item } };
    const [, output] = await check({ "openapi.json": JSON.stringify(openapi, null, 1) });
    const line =
      /^openapi\.json:\d+:\d+ {2}warning {2}api {2}\/paths\/~1a\/get\/responses\/200\/descripton: the format has/m;
    expect(output).toMatch(line);
    expect(output).toMatch(/ \(first of 2; also at \d+:\d+\)$/m);
    expect(output.match(/descripton/g)).toHaveLength(2);
    expect(output).toContain("0 errors, 2 warnings");
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
