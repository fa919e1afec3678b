import { beforeAll, describe, expect, it } from "vitest";
import { drawn } from "../page.testing.ts";
import { loadUtilities, utilityStyles } from "./utility-styles.ts";

beforeAll(loadUtilities);

const stylesOf = (markup: string): string => drawn(markup).styles.join("\n");

describe("utility classes", () => {
  it.each([
    ["flex", ".page-text .flex { display: flex; }"],
    ["gap-2", "gap: calc(0.25rem * 2)"],
    ["text-gray-700", "color: oklch("],
    ["text-sm", "font-size: 0.875rem"],
    ["h-[500px]", "height: 500px"],
    ["rounded-lg", "border-radius: 0.5rem"],
    ["max-w-md", "max-width: 28rem"],
    ["md:grid-cols-2", "@media (width >= 48rem)"],
    ["dark:hidden", ':where([data-theme="dark"] *)'],
    ["dark:hidden", "(prefers-color-scheme: dark)"],
    ["shadow-xl", "@property --tw-shadow {"],
    ["t-muted", "color: var(--text-muted)"],
    ["before:content-['x']", "--tw-content: 'x'"],
    ["space-y-2", ":where(.space-y-2 > :not(:last-child))"],
    ["ease-in", "transition-timing-function: cubic-bezier(0.4, 0, 1, 1)"],
  ])("%s has its rules", (name, rule) => {
    expect(stylesOf(`<div class="${name}">x</div>`)).toContain(rule);
  });

  it("are in a layer, each once, small windows before large ones", () => {
    const styles = stylesOf('<div className="lg:p-8 md:p-4 p-2"><Note className="p-2">x</Note></div>');
    expect(styles).toMatch(/^@layer utilities\{/);
    expect(styles.match(/\.p-2 /g)).toHaveLength(1);
    expect(styles.indexOf(".p-2")).toBeLessThan(styles.indexOf("md\\:p-4"));
    expect(styles.indexOf("md\\:p-4")).toBeLessThan(styles.indexOf("lg\\:p-8"));
  });

  it("have their rules on more pages than one compiler reads names", () => {
    const pages = Array.from({ length: 12 }, () => Array.from({ length: 2000 }, (_, n) => `p-${n}`));
    for (const names of pages) utilityStyles(names, ".page-text");
    expect(utilityStyles(["m-7"], ".page-text").join("")).toContain(".m-7 {");
  });

  it.each([
    "my-own-name",
    "fixed",
    "bg-[url(https://a.example/x)]",
    "[position:fixed]",
    "[position:sticky]",
    "content-[url(https://a.example/x)]",
    "[behavior:url(x)]",
    "[&</style><script>x</script>]:flex",
    "[@import_url(x)]:flex",
    `text-[${"x".repeat(200)}]`,
    "font-['Open_Sans]",
    "[position:var(--p)]",
  ])("%s has no value", (name) => {
    const styles = stylesOf(`<div class="${name}">x</div>`);
    expect(styles).not.toMatch(/Open|position:|url\(|fixed|sticky|<|@import|behavior|xxx/);
  });
});
