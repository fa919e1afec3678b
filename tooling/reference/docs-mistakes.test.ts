import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { docsIn } from "../../cli/commands/docs.ts";
import { docsFiles, docsMistakes } from "./docs-mistakes.ts";

it.each(Object.entries(docsMistakes))("the example of %s has that mistake", async (code, mistake) => {
  const root = mkdtempSync(join(tmpdir(), "callboard-mistake-"));
  try {
    const files = { ...docsFiles, ...mistake.beside, [mistake.file]: mistake.text };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    let output = "";
    const write = (text: string): void => {
      output += text;
    };
    await docsIn(["check", "."], { folder: root, env: {}, out: write, err: write });
    expect(mistake.prints).toContain(`  ${code}  `);
    expect(output.split("\n")).toContain(mistake.prints);
  } finally {
    rmSync(root, { recursive: true });
  }
});
