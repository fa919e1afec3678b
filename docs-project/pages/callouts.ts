/** Callouts of this site by the names of admonitions in other generators; `todo` is one of MkDocs. */
const callouts: { readonly [name: string]: string } = {
  ...{ note: "Note", seealso: "Note", secondary: "Note", example: "Note", quote: "Note", cite: "Note" },
  ...{ info: "Info", todo: "Info", abstract: "Info", summary: "Info", tldr: "Info" },
  ...{ question: "Info", help: "Info", faq: "Info" },
  ...{ tip: "Tip", hint: "Tip", important: "Tip" },
  ...{ success: "Success", check: "Success", done: "Success" },
  ...{ warning: "Warning", caution: "Warning", attention: "Warning" },
  ...{ danger: "Error", error: "Error", failure: "Error", fail: "Error", missing: "Error", bug: "Error" },
};

/** Returns the callout for a name, such as `caution`, and the title that readers of the source see. */
export function calloutOf(name: string, title: string | undefined): { readonly tag: string; readonly title?: string } {
  const key = name.toLowerCase();
  const tag = callouts[key] ?? "Note";
  const shown = title?.trim() ?? "";
  // The source shows the name; the callout shows it by its color and icon.
  const isNamed = shown !== "" && shown.toLowerCase() !== key;
  if (isNamed) return { tag, title: shown };
  return ["example", "quote", "bug", "important", "abstract", "question"].includes(key) || callouts[key] === undefined
    ? { tag, title: key.charAt(0).toUpperCase() + key.slice(1) }
    : { tag };
}

export const isCallout = (name: string): boolean => Object.hasOwn(callouts, name.toLowerCase());
