import type { CodeSample } from "#engine/model";
import { entriesOf, itemsOf, member, type Node, textOf } from "../node.ts";
import { optionalText } from "./documented.ts";

/** Reads the code that an endpoint and its examples have. Of equal samples the first is kept. */
export function readCodeSamples(endpoint: Node): { readonly codeSamples?: readonly CodeSample[] } {
  const ofExamples = itemsOf(member(endpoint, "examples")).flatMap((example) =>
    entriesOf(member(example, "snippets")).flatMap(([, snippets]) => itemsOf(snippets)),
  );
  const samples = new Map<string, CodeSample>();
  for (const node of [...itemsOf(member(endpoint, "codeSamples")), ...ofExamples]) {
    const code = textOf(member(node, "code"));
    if (code === undefined) continue;
    const name = textOf(member(node, "name"));
    const language = textOf(member(node, "language")) ?? name ?? "Code";
    const key = JSON.stringify([language, name, code]);
    if (samples.has(key)) continue;
    samples.set(key, {
      language,
      ...(name !== undefined && { label: name }),
      ...optionalText(node, "install"),
      code,
      ...(member(node, "generated").value === true && { ofSdk: true }),
    });
  }
  return samples.size === 0 ? {} : { codeSamples: [...samples.values()] };
}
