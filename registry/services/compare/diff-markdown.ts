import { type Change, type Section, sectionOf, sections } from "#engine/compare";
import type { APIDiff, EndpointIdentifier, UpdatedEndpoint } from "#generated/types";

const titles: { readonly [S in Section]: string } = {
  "breaks-wire": "Breaks clients",
  "breaks-source": "Breaks source code",
  "behaves-otherwise": "Behaves differently",
  adds: "Additions",
  "docs-only": "Documentation only",
};

/** Writes a comparison as Markdown: the endpoints, then all changes by section. Empty if nothing changed. */
export function markdownOf(
  { addedEndpoints, removedEndpoints, updatedEndpoints }: Omit<APIDiff, "markdown">,
  changes: readonly Change[],
): string {
  const all = [
    section(
      "Added",
      addedEndpoints.map(({ id }) => nameOf(id)),
    ),
    section(
      "Removed",
      removedEndpoints.map(({ id }) => nameOf(id)),
    ),
    section("Changed", updatedEndpoints.map(updatedLine)),
    ...sections.map((name) =>
      section(
        titles[name],
        changes.flatMap((change) => (sectionOf(change) === name ? [lineOf(change.message)] : [])),
      ),
    ),
  ];
  return all.flat().join("\n\n");
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${title}`, lines.map((line) => `- ${line}`).join("\n")];

const nameOf = ({ method, path }: EndpointIdentifier): string => code(`${method} ${path}`);

/** An endpoint with the keys that are new or gone; a change of values adds none. */
function updatedLine({ id, ...differences }: UpdatedEndpoint): string {
  const keys = Object.values(differences).flatMap(({ added, removed }) => [...added, ...removed]);
  const names = [...new Set(keys.map(({ wireKey }) => code(wireKey)))];
  return names.length === 0 ? nameOf(id) : `${nameOf(id)}: ${names.join(", ")}`;
}

/** A text as code, which needs more backticks around it than it contains (CommonMark 0.31, section 6.1). */
function code(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(1 + Math.max(0, ...runs.map((run) => run.length)));
  return runs.length === 0 ? `${fence}${lineOf(text)}${fence}` : `${fence} ${lineOf(text)} ${fence}`;
}

const lineOf = (text: string): string => text.replaceAll(/\s+/g, " ");
