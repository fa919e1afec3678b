/** Names of shells. Their lines have prompts instead of numbers. */
const shells = /^(?:bash|sh|shell|shellscript|zsh|fish|curl|terminal)$/i;

/**
 * Returns the prompts of a shell before the lines of code: `$` before a command, `>` where it goes on, none before
 * comments. Undefined for code of no shell, and for code that has prompts.
 */
export function promptsOf(code: string, language: string | undefined): readonly string[] | undefined {
  if (!shells.test(language ?? "") || /^\s*[$>] /m.test(code)) return undefined;
  let isInside = false;
  let quote = "";
  return code.split("\n").map((line) => {
    const isComment = !isInside && /^\s*(?:#|$)/.test(line);
    const prompt = isInside ? ">" : isComment ? "" : "$";
    if (isComment) return prompt;
    quote = quoteAfter(line, quote);
    isInside = quote !== "" || /(?:\\|&&|\|\|?|\(|\bdo|\bthen|\{)\s*$/.test(line);
    return prompt;
  });
}

/** Returns the quote that is open behind a line. */
function quoteAfter(line: string, before: string): string {
  let quote = before;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? "";
    if (character === "\\" && quote !== "'") at += 1;
    else if (quote === "" && (character === '"' || character === "'")) quote = character;
    else if (character === quote) quote = "";
  }
  return quote;
}
