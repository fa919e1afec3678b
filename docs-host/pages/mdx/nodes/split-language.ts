/** Splits the first line of a code block, such as "```js{1-3}" or "```title=x", into its language and the rest. */
export function splitLanguage(
  language: string | null | undefined,
  meta: string | null | undefined,
): { readonly language?: string; readonly meta: string } {
  const rest = meta ?? "";
  if (!language) return { meta: rest };
  const [name = ""] = /^[^\s{}="']+(?!\S*=)/.exec(language) ?? [];
  const own = language.slice(name.length);
  return { ...(name !== "" && { language: name }), meta: own === "" ? rest : `${own} ${rest}`.trim() };
}
