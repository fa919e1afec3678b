import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { guide } from "./guide.ts";
import { ordinaryCharacters } from "./sizes.ts";

/** Writes a docs project of so many guides, in sections as sites have them. */
export async function writeGuidesProject(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, "pages"), { recursive: true });
  const size = Math.max(10, Math.ceil(Math.sqrt(count)));
  let settings = "instances: [{ url: https://guides.example }]\ntitle: Guides\nnavigation:\n";
  for (let number = 0; number < count; number += 1) {
    if (number % size === 0) settings += `  - section: Section ${number / size}\n    skip-slug: true\n    contents:\n`;
    settings += `      - { page: Guide ${number}, slug: guides/g${number}, path: pages/g${number}.mdx }\n`;
    await writeFile(join(folder, `pages/g${number}.mdx`), guide(number, ordinaryCharacters));
  }
  await writeFile(join(folder, "docs.yml"), settings);
}
