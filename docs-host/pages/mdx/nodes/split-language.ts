/** Returns the language and the rest of the first line of a block, such as those of "```js{1-3}" and "```title=x". */
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
