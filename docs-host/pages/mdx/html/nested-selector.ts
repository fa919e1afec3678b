/**
 * Returns true if a selector of a nested rule selects the elements of the outer rule, their descendants or their
 * following siblings. In `body:has(&)` the outer element is a condition on another one.
 */
export function staysWithin(selector: string): boolean {
  const text = selector.trim();
  if (!text.includes("&")) return true;
  // Lists in brackets could have a selector without the outer element.
  const [, inside] = /^:(?:is|where)\(\s*(&[^&,]*)$/.exec(text) ?? [];
  if (inside !== undefined) return true;
  return withoutBrackets(text).split("&").length === text.split("&").length;
}

/** Returns true if a nested selector can select following siblings of the outer rule's elements, as in `& + p`. */
export function canFollow(selector: string): boolean {
  const text = selector.trim();
  return /^[~+]|&[^\s>~+]*\s*[~+]/.test(withoutBrackets(text)) || /^:(?:is|where)\(\s*&[^)]*\)?\s*[~+]/.test(text);
}

function withoutBrackets(selector: string): string {
  let depth = 0;
  let outside = "";
  for (const character of selector) {
    if (/[([]/.test(character)) depth += 1;
    else if (/[)\]]/.test(character)) depth -= 1;
    else if (depth === 0) outside += character;
  }
  return outside;
}
