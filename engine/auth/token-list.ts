/** One of the tokens of a list. `key` is its name for readers. */
export interface TokenOption {
  readonly key: string;
  readonly value: string;
}

/** A bearer token with several options, and the selected one. */
export interface TokenList {
  readonly options: readonly TokenOption[];
  readonly selected: number;
}

interface Entry extends TokenOption {
  readonly selected: boolean;
}

const entry = /\s*\[\s*([^[\],]*?)\s*,\s*([^[\],]*?)\s*(?:,\s*(true|false|selected|)\s*)?\]\s*,?/iy;

/**
 * Parses a multi-option bearer token (docs/behavior.md#token-lists): bracketed entries of key, value and selected, such
 * as `[Live, tok_1, false], [Test, tok_2, true]`. If none is selected, the first entry with a key that differs from its
 * value is, or else the first entry. Returns undefined for any other text: no single token contains brackets (RFC 6750
 * §2.1).
 */
export function tokenList(text: string | undefined): TokenList | undefined {
  const options = text === undefined ? [] : entriesIn(text);
  if (options.length === 0) return undefined;
  const chosen = options.findIndex(({ selected }) => selected);
  const named = options.findIndex(({ key, value }) => key !== value);
  return {
    options: options.map(({ key, value }) => ({ key, value })),
    selected: chosen !== -1 ? chosen : Math.max(named, 0),
  };
}

function entriesIn(text: string): readonly Entry[] {
  const found: Entry[] = [];
  entry.lastIndex = 0;
  const whole = text.trim();
  for (let at = 0; at < whole.length; at = entry.lastIndex) {
    const match = entry.exec(whole);
    if (match === null) return [];
    const [, key = "", value = "", selected = ""] = match;
    found.push({ key: key === "" ? value : key, value, selected: /^(true|selected)$/i.test(selected) });
  }
  return found;
}

/** Returns a token list with another entry selected; parsing the result gives the same options. */
export const withTokenChosen = ({ options }: TokenList, selected: number): string =>
  options.map(({ key, value }, position) => `[${key}, ${value}, ${position === selected}]`).join(", ");

/** Returns the token to send: the selected one of a list, else the text itself. */
export function tokenToSend(text: string | undefined): string | undefined {
  const list = tokenList(text);
  return list === undefined ? text : list.options[list.selected]?.value;
}
