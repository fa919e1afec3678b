import type { CodeSample } from "#engine/model";
import { entriesOf, itemsOf, member, type Node, textOf } from "../node.ts";
import { optionalText } from "./documented.ts";

/** Code samples of an endpoint or of an example, if there are any. */
interface WithCodeSamples {
  readonly codeSamples?: readonly CodeSample[];
}

/** Reads the code that an endpoint has beside its examples. */
export const readCodeSamples = (endpoint: Node): WithCodeSamples => samplesOf(itemsOf(member(endpoint, "codeSamples")));

/** Reads the code of an example, which the wire lists by language. */
export const readSnippets = (example: Node): WithCodeSamples =>
  samplesOf(entriesOf(member(example, "snippets")).flatMap(([, snippets]) => itemsOf(snippets)));

/** Of equal samples the first is kept. */
function samplesOf(nodes: readonly Node[]): WithCodeSamples {
  const samples = new Map<string, CodeSample>();
  for (const node of nodes) {
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
