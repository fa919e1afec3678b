import { mdxToMdast } from "satteri";

/** A message to the process: a text with a number, which its answer has too. */
export interface ParseRequest {
  readonly id: number;
  readonly text: string;
}

// `parseInProcess` starts this process with the options of the parser. It parses only: no code of a page is run.
const options: Parameters<typeof mdxToMdast>[1] = JSON.parse(process.argv[2] ?? "{}");
process.on("message", ({ id, text }: ParseRequest) => process.send?.({ id, tree: parsed(text) }));
process.on("disconnect", () => process.exit());
process.send?.("ready");

/** A text that is not valid MDX has no tree. */
function parsed(text: string): unknown {
  try {
    return mdxToMdast(text, options);
  } catch {
    return undefined;
  }
}
