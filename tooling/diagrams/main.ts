import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { machines, type NamedMachine } from "../../machines/door.testing.ts";
import { stateDiagram } from "./state-diagram.ts";

/**
 * `npm run diagrams`: writes a page with the state diagram of each machine into `docs/machines/`, from the machine
 * itself. `-- --check` only compares, and fails where a page is missing, is left over or says something else.
 */

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "docs/machines");
const rewrite = "npm run diagrams";

/** The file of a machine, and the first sentence of its docstring. */
function source(name: string): { readonly file: string; readonly sentence: string } {
  for (const file of readdirSync(join(root, "machines")).filter((one) => /^[\w-]+\.ts$/.test(one))) {
    const text = readFileSync(join(root, "machines", file), "utf8");
    const at = text.indexOf(`export const ${name} =`);
    if (at < 0) continue;
    const comment = text.slice(text.lastIndexOf("/**", at) + 3, text.lastIndexOf("*/", at)).replace(/\s*\n \* ?/g, " ");
    const [sentence = ""] = /^.*?\.(?=\s|$)/.exec(comment.trim()) ?? [];
    if (sentence === "") throw new Error(`${name} of machines/${file} has no sentence that says what it is for`);
    return { file: `machines/${file}`, sentence };
  }
  throw new Error(`${name} is exported by machines/ and written in none of its files`);
}

/** A table whose columns are as wide as their longest cells, as the house's formatter writes them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return [];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return ["", line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}

const pageOf = (name: string): string =>
  `${name.replace(/Machine$/, "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;

function page({ name, machine }: NamedMachine): string {
  const { mermaid, within, runs } = stateDiagram(machine);
  const { file, sentence } = source(name);
  return [
    `# ${name}`,
    "",
    `<!-- Written by \`${rewrite}\` from ${file}; change the machine and run it again. -->`,
    "",
    `${sentence} It is written in [\`${file}\`](../../${file}).`,
    "",
    "```mermaid",
    mermaid,
    "```",
    ...table(["while in", "runs what is lent as"], runs),
    ...table(["in", "on", "it"], within),
    "",
  ].join("\n");
}

const index = (): string =>
  [
    "# The dialogues",
    "",
    `<!-- Written by \`${rewrite}\` from machines/index.ts; change the machines and run it again. -->`,
    "",
    "Each dialogue is a machine of `machines/`. Its page is drawn from the machine itself. A form (`formLogic`) has no states but its value, and so no diagram.",
    ...table(
      ["machine", "what it is for"],
      machines.map(({ name }) => [`[${name}](${pageOf(name)})`, source(name).sentence]),
    ),
    "",
  ].join("\n");

const wanted = new Map([["README.md", index()], ...machines.map((one) => [pageOf(one.name), page(one)] as const)]);

mkdirSync(folder, { recursive: true });
const there = readdirSync(folder);
const stale = there.filter((file) => !wanted.has(file));
const changed = [...wanted].filter(
  ([file, text]) => !there.includes(file) || readFileSync(join(folder, file), "utf8") !== text,
);
if (process.argv.includes("--check")) {
  for (const [file] of changed) console.error(`docs/machines/${file} is not what the machines say: run ${rewrite}`);
  for (const file of stale) console.error(`docs/machines/${file} is of no machine: run ${rewrite}`);
  process.exitCode = changed.length + stale.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of changed) writeFileSync(join(folder, file), text);
  for (const file of stale) rmSync(join(folder, file));
  console.log(`${wanted.size} pages in docs/machines, ${changed.length} written, ${stale.length} removed`);
}
