import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import type { Shape } from "#engine/shape";
import { registryTypes } from "#generated/types";
import { configEffects } from "./config-effects.ts";
import { unsupportedSettings } from "./unsupported-settings.ts";

/** Types with values that are read as a whole. */
const values: ReadonlySet<string> = new Set([
  ...["RgbaColor", "FileIdOrUrl", "SizeConfig", "PageWidthSizeConfig"].map((name) => `docs-commons:${name}`),
  ...["navigation:RootNode", "docs-write:WriteNavigationConfig"],
]);

/** Collects the paths of all members of a shape, except those inside of unsupported ones. */
function pathsIn(shape: Shape | undefined, around: string, found = new Set<string>()): ReadonlySet<string> {
  switch (shape?.kind) {
    case "ref":
      return values.has(shape.id) ? found : pathsIn(registryTypes[shape.id]?.shape, around, found);
    case "list":
      return pathsIn(shape.item, around, found);
    case "object":
      for (const { key, shape: inner } of shape.properties) {
        const path = around === "" ? key : `${around}.${key}`;
        found.add(path);
        if (configEffects[path]?.kind !== "unsupported") pathsIn(inner, path, found);
      }
      return found;
    case "discriminatedUnion":
      found.add(`${around}.${shape.discriminant}`);
      for (const variant of shape.variants) pathsIn(variant.shape, around, found);
      return found;
    case "undiscriminatedUnion":
      for (const variant of shape.variants) pathsIn(variant.shape, around, found);
      return found;
    default:
      return found;
  }
}

describe("each member of the settings on the wire", () => {
  it("is in the table of effects", () => {
    const missing = [...pathsIn({ kind: "ref", id: "docs-write:WriteDocsConfig" }, "")].filter(
      (path) => !Object.hasOwn(configEffects, path),
    );
    expect(missing).toEqual([]);
  });

  it("with an effect names a test of it", () => {
    const titles = new Set(
      Object.values(configEffects).flatMap((effect) => (effect.kind === "tested" ? [effect.test] : [])),
    );
    const patterns = [...titles].flatMap((title) => ["-e", `"${title}"`]);
    const files = ["*.test.ts", "*.test.tsx", "*.spec.ts"];
    const cwd = join(import.meta.dirname, "../../../..");
    const lines = execFileSync("git", ["grep", "-hF", "--untracked", ...patterns, "--", ...files], { cwd }).toString();
    for (const title of titles) expect(lines).toContain(title);
  });
});

describe("a member without an effect", () => {
  it.each<[string, Json, readonly string[]]>([
    ["a script in the settings", { js: { files: [], inline: ["a()"] } }, ["js.inline"]],
    ["a chat", { aiChatConfig: { model: "claude-4" } }, ["aiChatConfig"]],
    [
      "services",
      { analyticsConfig: { ga4: { measurementId: "M" } }, integrations: { intercom: "x" } },
      ["analyticsConfig", "integrations"],
    ],
    ["metadata of pages", { metadata: { noindex: true, "og:title": "A" } }, ["metadata.noindex", "metadata.og:title"]],
    [
      "the first formats",
      { navigation: { items: [{ type: "page" }] }, colors: { accentPrimary: { r: 1 } } },
      ["navigation", "colors"],
    ],
    [
      "settings of newer publishers",
      { settings: { disableExplorerProxy: true }, header: "a.tsx" },
      ["settings.disableExplorerProxy", "header"],
    ],
    ["a layout", { layout: { apiReferenceLayout: "cards" } }, ["layout.apiReferenceLayout"]],
  ])("is a warning: %s", (_, config, paths) => {
    const warnings = unsupportedSettings(config);
    expect(warnings.map(({ code, id }) => [code, id])).toEqual(paths.map((path) => ["unsupported", path]));
    for (const { id, message } of warnings) expect(message).toContain(`\`${id}\` is not supported; `);
  });

  it.each<[string, Json]>([
    ["empty", { js: { files: [], inline: [] }, analyticsConfig: { ga4: null }, aiChatConfig: {}, header: "" }],
    [
      "replaced",
      {
        colors: { accentPrimary: { r: 1 } },
        colorsV3: { type: "dark" },
        navigation: { items: [1] },
        root: { type: "root" },
      },
    ],
    ["as if it were absent", { layout: { apiReferenceLayout: "indented" }, settings: { disableExplorerProxy: false } }],
    ["inside the navigation", { root: { header: "a", js: { inline: ["a"] } } }],
    ["unknown", { constructor: { inline: 1 }, more: ["x"] }],
  ])("is not a warning if it is %s", (_, config) => {
    expect(unsupportedSettings(config)).toEqual([]);
  });
});
