import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it, onTestFinished } from "vitest";
import { compileInlineScript, ScriptEndsElementError } from "./inline-scripts.ts";

async function compile(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-inline-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "script.ts");
  await writeFile(file, source);
  return compileInlineScript(file);
}

it("compiles TypeScript to a script without modules", async () => {
  const script = await compile(
    'declare const page: { title: string }; const name: string = "Plants"; page.title = name;',
  );
  const page = { title: "" };
  runInNewContext(script, { page });
  expect(page.title).toBe("Plants");
});

it.each(["</script>", "</SCRIPT "])("escapes %s, which would end the element", async (text) => {
  const script = await compile(`globalThis.name = ${JSON.stringify(text)};`);
  expect(script.toLowerCase()).not.toContain("</script");
  const page = { name: "" };
  runInNewContext(script, page);
  expect(page.name).toBe(text);
});

it("rejects a script that contains the start of an HTML comment", async () => {
  await expect(compile('globalThis.name = "<!--";')).rejects.toThrow(ScriptEndsElementError);
});
