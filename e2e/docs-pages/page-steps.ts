import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";

/** A step of a reader who follows a page. */
export type PageStep =
  /** Saves a block under its title. */
  | { readonly kind: "file"; readonly name: string; readonly text: string }
  /** Runs a block in a terminal, and sees an output. */
  | {
      readonly kind: "run";
      readonly line: number;
      readonly commands: string;
      /** The lines of the block of text below it: each is a part of the output. */
      readonly output: readonly string[];
      readonly exitCode: number;
    }
  /** Opens an address. */
  | { readonly kind: "open"; readonly url: string };

/** Reads the steps of a page in Markdown: its titled blocks, its blocks of commands, and its bare local addresses. */
export function pageSteps(markdown: string): readonly PageStep[] {
  const steps: PageStep[] = [];
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === "link" && /^http:\/\/(?:[\w-]+\.)?localhost[:/]/.test(node.url)) {
      steps.push({ kind: "open", url: node.url });
    }
    if (node.type !== "code") return;
    const title = /^title="(.+)"$/.exec(node.meta ?? "")?.[1];
    const before = steps.at(-1);
    if (title !== undefined) steps.push({ kind: "file", name: title, text: `${node.value}\n` });
    else if (node.lang === "sh") {
      const exitCode = Number(/# exits with (\d+)/.exec(node.value)?.[1] ?? 0);
      steps.push({ kind: "run", line: node.position?.start.line ?? 0, commands: node.value, output: [], exitCode });
    } else if (node.lang === "text" && before?.kind === "run") {
      steps[steps.length - 1] = { ...before, output: node.value.split("\n").filter((line) => line.trim() !== "") };
    } else throw new Error(`line ${node.position?.start.line}: a block has a title, or is sh, or text below sh`);
  });
  return steps;
}
