import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { nodeFiles } from "../files/node-files.ts";
import { readDocsProject } from "../read-docs-project.ts";

const openApi = (version: string) =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "Plants", version }, paths: { "/plants": { get: {} } } });
const page = (text: string) => `${text} ![A plant](/plant.svg) [itself](/start.md) <Markdown src="/part.md" />\n`;

/** The files of the project when it had one version, and later. Its folder is in a repository. */
const early = {
  "site/fern/docs.yml": "navigation:\n  - page: Start\n    path: start.md\n  - api: API\n",
  "site/fern/generators.yml": "api:\n  specs:\n    - openapi: ../../openapi.json\n",
  "site/fern/start.md": page("Early."),
  "site/fern/part.md": "Early part.\n",
  "site/fern/plant.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  "openapi.json": openApi("1"),
};
const later = {
  "site/fern/docs.yml":
    "instances:\n  - url: plants.example\nversions:\n  - display-name: Now\n    path: now.yml\n  - display-name: Early\n    ref: v1\n  - display-name: Lost\n    ref: v0\n",
  "site/fern/now.yml": "navigation:\n  - page: Start\n    path: start.md\n  - api: API\n",
  "site/fern/start.md": page("Now."),
  "site/fern/part.md": "New part.\n",
  "openapi.json": openApi("2"),
};

let folder: string;
const git = (...args: readonly string[]) => promisify(execFile)("git", args, { cwd: folder });
async function write(files: { readonly [path: string]: string }): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-revisions-"));
  await write(early);
  await git("init", "-q");
  await git("add", "-A");
  await git("-c", "user.name=A", "-c", "user.email=a@plants.example", "commit", "-qm", "Begin");
  await git("tag", "v1");
  await write(later);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("shows the pages, files and APIs of a git revision as a version", async () => {
  const files = nodeFiles({ root: join(folder, "site/fern"), within: folder });
  const answer = await readDocsProject({ files, env: {} });
  if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
  const { pages } = answer.project.definition({ file: (path) => path, api: (key) => key });
  const root = ".revisions/2@v1/site/fern";
  expect(pages[`${root}/start.md`]?.markdown).toBe(
    `Early. ![A plant](file:${root}/plant.svg) [itself](/early/start) Early part.\n \n`,
  );
  expect(pages["start.md"]?.markdown).toContain("Now. ![A plant](file:plant.svg) [itself](/start) New part.");
  expect(answer.project.apis.map(({ name, model }) => [name, model.version])).toEqual([
    ["Plants", "2"],
    ["Plants-v1", "1"],
  ]);
  expect(answer.diagnostics).toMatchObject([
    { code: "missing-file", message: "there is no git revision v0 here", file: "docs.yml", line: 9, column: 10 },
  ]);
});

/** Clones the project with a filter, and returns its files, and gets the contents of some files of v1. */
async function filteredClone(filter: string, fetched: readonly string[] = []) {
  const from = await mkdtemp(join(tmpdir(), "callboard-partial-"));
  onTestFinished(() => rm(from, { recursive: true, force: true }));
  await git("config", "uploadpack.allowFilter", "true");
  await git("config", "uploadpack.allowAnySHA1InWant", "true");
  const clone = join(from, "clone");
  await git("clone", "-q", "--no-checkout", `--filter=${filter}`, pathToFileURL(folder).href, clone);
  for (const path of fetched) await git("-C", clone, "cat-file", "blob", `v1:${path}`);
  const root = join(clone, "site/fern");
  await mkdir(root, { recursive: true });
  return nodeFiles({ root, within: clone });
}

const isPartial = expect.stringContaining("this clone is partial");

it.each(["blob:none", "tree:0"])(
  "gets nothing of a clone with %s from its server, and reports that",
  async (filter) => {
    const files = await filteredClone(filter);
    expect(await files.revision?.("v1")).toEqual({ error: isPartial });
    expect(await files.revision?.("v0")).toBeUndefined();
  },
);

it("reads a revision of a partial clone that has the files of the docs, without the others", async () => {
  const inDocs = Object.keys(early).filter((path) => path.startsWith("site/fern/"));
  const files = await filteredClone("blob:none", inDocs);
  const at = await files.revision?.("v1");
  expect(at).toBe(".revisions/2@v1/site/fern");
  expect(Buffer.from((await files.read(`${at}/part.md`)) ?? []).toString()).toBe("Early part.\n");
  expect(await files.info(".revisions/2@v1/openapi.json")).toBeUndefined();
});

it("reads nothing outside of the bounds of the project", async () => {
  const root = join(folder, "site/fern");
  const files = nodeFiles({ root, within: root });
  const at = await files.revision?.("v1");
  expect(await files.info(`${at}/start.md`)).toMatchObject({ kind: "file" });
  expect(await files.info(".revisions/2@v1/openapi.json")).toBeUndefined();
  expect(await files.revision?.("--help")).toBeUndefined();
});
