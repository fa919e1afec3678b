import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { locateProject } from "./locate-project.ts";
import { readLocatedProject } from "./read-project.ts";

const docsYml = `instances:
  - url: plants.example
    edit-this-page: { github: { owner: plants, repo: store } }
navigation: [{ page: Start, path: start.md }]
`;

it.each([
  ["site", "", "site/start.md"],
  ["", "", "start.md"],
  ["a/b", "a", "a/b/start.md"],
  // The Fern CLI takes a folder of this name for one of the repository.
  ["a/fern", "a", "fern/start.md"],
])("links a page of the folder '%s', read in '%s', to its source", async (folder, named, path) => {
  const repository = mkdtempSync(join(tmpdir(), "callboard-locate-"));
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(repository, name)), { recursive: true });
    writeFileSync(join(repository, name), text);
  };
  try {
    write(".git/HEAD", "ref: refs/heads/main\n");
    write(join(folder, "docs.yml"), docsYml);
    write(join(folder, "start.md"), "Text\n");
    const source = folder.endsWith("/fern") ? named : folder;
    const located = await locateProject(source, repository);
    if (!located.ok) throw new Error(located.error);
    const read = await readLocatedProject(located.project, { env: {} });
    if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
    const { pages } = read.project.definition({ file: () => undefined, api: (key) => key });
    expect(pages["start.md"]?.editThisPageUrl).toBe(`https://github.com/plants/store/blob/main/${path}?plain=1`);
  } finally {
    rmSync(repository, { recursive: true, force: true });
  }
});
