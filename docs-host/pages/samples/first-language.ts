/** Names of one language in docs.yml and in samples. */
const languages: readonly (readonly string[])[] = [
  ["typescript", "javascript", "nodets", "nodejs", "node", "ts", "js"],
  ["curl", "shell", "bash", "sh"],
  ["csharp", "c#", "dotnet"],
  ["java", "jvm"],
  ["python", "py"],
  ["go", "golang"],
  ["ruby", "rb"],
  ["rust", "rs"],
];

/** Moves the programs of a language, by its name in docs.yml, to the front; unchanged without such programs. */
export function beginningWith<T extends { readonly id: string }>(
  language: string | undefined,
  programs: readonly T[],
): readonly T[] {
  if (language === undefined) return programs;
  const names = languages.find((all) => all.includes(language)) ?? [language];
  const isFirst = ({ id }: T): boolean => names.includes(id.toLowerCase());
  return [...programs.filter(isFirst), ...programs.filter((one) => !isFirst(one))];
}
