/** Words that documentation uses for the same thing, one group per line, in the singular. */
const groups = `
update upgrade
run execute apply
delete remove
configuration config
environment env
parameter argument param
folder directory
repository repo
database db
javascript js
typescript ts
kubernetes k8s
authentication auth
error exception
vs versus comparison compare
performance speed fast slow
image picture
example sample
`;

const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  groups
    .trim()
    .split("\n")
    .flatMap((line) => {
      const words = line.split(" ");
      return words.map((word) => [word, words.filter((other) => other !== word)] as const);
    }),
);

/** Returns the words that mean the same as a word in the singular. */
export const synonymsOf = (word: string): readonly string[] => synonyms.get(word) ?? [];
