import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Read } from "#codegen/reading";
import { memoryFiles } from "../memory-files.testing.ts";
import { frontMatterEffects } from "../pages/front-matter-effects.ts";
import { readDocsProject } from "../read-docs-project.ts";
import { readDocsYml, readNavigationFile, readRedirectsFile } from "./docs-yml.ts";
import { settingEffects } from "./effects.ts";
import { formOf } from "./reading.ts";

/** Collects the keys of all constructs that a file may have, except those inside of unsupported ones. */
function keysOf(readers: readonly Read<unknown>[]): ReadonlyMap<string, ReadonlySet<string>> {
  const seen = new Set<unknown>();
  const found = new Map<string, Set<string>>();
  const walk = (read: Read<unknown>): void => {
    if (seen.has(read)) return;
    seen.add(read);
    const form = formOf(read);
    if (form.kind === "list") walk(form.item);
    if (form.kind === "record") walk(form.value);
    if (form.kind === "choice") for (const one of form.readers) walk(one);
    if (form.kind !== "object") return;
    const keys = found.get(form.name) ?? new Set();
    found.set(form.name, keys);
    for (const [key, inner] of Object.entries(form.keys)) {
      keys.add(key);
      if (settingEffects[form.name]?.[key]?.kind !== "unsupported") walk(inner);
    }
  };
  for (const one of readers) walk(one);
  return found;
}

const sorted = (names: Iterable<string>): readonly string[] => [...names].toSorted();

describe("each setting", () => {
  const keys = keysOf([readDocsYml, readNavigationFile, readRedirectsFile]);

  it("that the parser accepts is in the table of effects, and no other", () => {
    expect(sorted(Object.keys(settingEffects))).toEqual(sorted(keys.keys()));
    for (const [construct, effects] of Object.entries(settingEffects)) {
      expect([construct, sorted(Object.keys(effects))]).toEqual([construct, sorted(keys.get(construct) ?? [])]);
    }
  });

  it("with an effect names a test @nightly", () => {
    const titles = new Set(
      [...Object.values(settingEffects), frontMatterEffects].flatMap((effects) =>
        Object.values(effects).flatMap((effect) => (effect.kind === "tested" ? [effect.test] : [])),
      ),
    );
    const root = join(import.meta.dirname, "../..");
    const inTests = (title: string): string =>
      execFileSync("git", ["grep", "-lF", "--untracked", "-e", title, "--", "*.test.ts", "*.test.tsx", "*.spec.ts"], {
        cwd: root,
        encoding: "utf8",
      });
    for (const title of titles) expect(inTests(title), title).not.toBe("");
  });
});

describe("a setting without an effect", () => {
  const check = async (files: { readonly [path: string]: string }): Promise<readonly string[]> => {
    const content = { "a.md": "Text.\n", ...files };
    const { diagnostics } = await readDocsProject({ files: memoryFiles(() => content), env: {} });
    return diagnostics
      .filter(({ code }) => code === "unsupported")
      .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  };
  const navigation = "navigation: [{ page: A, path: a.md }]\n";

  it.each([
    ["ai-chat: { model: claude-4 }\n", ["docs.yml:2:1 `ai-chat` is not supported"]],
    ["analytics: { ga4: { measurement-id: M } }\n", ["docs.yml:2:1 `analytics` is not supported"]],
    ["settings: { disable-explorer-proxy: true }\n", ["docs.yml:2:13 `disable-explorer-proxy` is not supported"]],
    ["layout: { api-reference-layout: cards }\n", ["docs.yml:2:11 `api-reference-layout` is not supported"]],
    ["theme: { language-switcher: minimal }\n", ["docs.yml:2:10 `language-switcher` is not supported"]],
    ["page-actions: { options: { ask-ai: true } }\n", ["docs.yml:2:28 `ask-ai` is not supported"]],
    ["header: ./top.tsx\n", ["docs.yml:2:1 `header` is not supported"]],
  ])("is reported at its position: %s", async (settings, expected) => {
    expect(await check({ "docs.yml": navigation + settings, "top.tsx": "" })).toEqual(expected);
  });

  it.each([
    "settings: { disable-explorer-proxy: false, websocket-oneof-display: flat, disable-analytics: true }\n",
    "layout: { api-reference-layout: indented }\n",
    "page-actions: { options: { ask-ai: false } }\n",
    "theme: { language-switcher: default }\n",
  ])("is not reported if nothing is missed: %s", async (settings) => {
    expect(await check({ "docs.yml": navigation + settings })).toEqual([]);
  });

  it("is reported in items of the navigation, in their parts, and in files of versions", async () => {
    const docs = `versions:
  - { display-name: One, path: one.yml }
`;
    const one = `navigation:
  - section: S
    contents:
      - api: API
        postman: https://postman.example
        playground: { hidden: true }
        layout:
          - plants: { playground: { oauth: true, send-optional-defaults: true } }
          - { operation: query }
`;
    expect(await check({ "docs.yml": docs, "one.yml": one })).toEqual([
      "one.yml:5:9 `postman` is not supported",
      "one.yml:6:23 `hidden` is not supported",
      "one.yml:8:50 `send-optional-defaults` is not supported",
      "one.yml:9:15 `operation` is not supported",
    ]);
  });
});
