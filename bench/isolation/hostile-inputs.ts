/** A page that takes its renderer long: its name, and its text. */
export interface HostileInput {
  readonly name: string;
  readonly markdown: string;
}

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join("\n");

/** Pages that each kept a renderer busy for seconds to minutes. */
export const hostileInputs: readonly HostileInput[] = [
  { name: "1,500 nested list items", markdown: lines(1500, (i) => `${"  ".repeat(i)}- item`) },
  {
    name: "table of 2,000 x 200 cells",
    markdown: [`|${" a |".repeat(200)}`, `|${" - |".repeat(200)}`, lines(2000, () => `|${" c |".repeat(200)}`)].join(
      "\n",
    ),
  },
  { name: "30,000 times ![[", markdown: "![[".repeat(30_000) },
  { name: "20,000 code fences", markdown: lines(20_000, (i) => `\`\`\`js\nconst a${i} = ${i};\n\`\`\`\n`) },
  { name: "50,000 headings", markdown: lines(50_000, (i) => `# Heading ${i}\n`) },
  { name: "50,000 times [", markdown: "[".repeat(50_000) },
];
