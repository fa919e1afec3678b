import type { Yaml } from "#codegen/reading";
import type { Notes } from "../diagnostic.ts";

/** The languages in which a site can generate calls. */
const generated: ReadonlySet<unknown> = new Set(["curl", "javascript", "python", "typescript"]);

/** Reports languages of `http-snippets` that no call is generated in. Unknown ones are reported by their reader. */
export function noteSnippets(docs: Yaml, notes: Notes): void {
  const listed = memberOf(memberOf(docs, "settings"), "http-snippets");
  if (listed?.kind !== "list") return;
  for (const item of listed.items) {
    if (item.kind !== "scalar" || typeof item.value !== "string" || generated.has(item.value)) continue;
    notes.note(item.span, {
      code: "unsupported",
      severity: "warning",
      message: `calls are not generated in ${item.value}`,
      advice: "remove it, or write such code in `x-codeSamples` or `x-fern-examples` of the description",
    });
  }
}

const memberOf = (node: Yaml | undefined, key: string): Yaml | undefined =>
  node?.kind === "map" ? node.entries.find((entry) => entry.key.text === key)?.value : undefined;
