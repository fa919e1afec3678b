/** A line of a block that runs one command. */
export interface CommandLine {
  readonly env: { readonly [name: string]: string };
  readonly words: readonly string[];
  /** The line as it is written, without its comment. */
  readonly text: string;
}

/** Splits a block of commands into those that it runs one after another, or returns nothing if it needs a shell. */
export function commandLines(block: string): readonly CommandLine[] | undefined {
  const texts = block
    .split("\n")
    .map((line) => line.replace(/(?:^|\s+)#.*$/, ""))
    .filter((line) => line.trim() !== "");
  if (texts.some((text) => /[`$<>|;\\]|^(?:deploy\/|export |cp )/.test(text))) return undefined;
  return texts
    .flatMap((text) => text.split(" && "))
    .map((text) => {
      const words = (text.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^(["'])(.*)\1$/, "$2"));
      const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
      const env = Object.fromEntries(words.slice(0, first).map((word) => word.split(/=(.*)/s, 2)));
      return { env, words: words.slice(first), text: text.trim() };
    });
}
