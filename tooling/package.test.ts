import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");
const run = promisify(execFile);

/** The files of an entry of `exports`, by their conditions. */
type Target = string | { readonly [condition: string]: Target };
const filesOf = (target: Target): readonly string[] =>
  typeof target === "string" ? [target] : Object.values(target).flatMap(filesOf);

let exported: readonly (readonly [name: string, files: readonly string[]])[] = [];
beforeAll(async () => {
  const { exports } = JSON.parse(await readFile(resolve(root, "package.json"), "utf8"));
  exported = Object.entries<Target>(exports).map(([name, target]) => [name, filesOf(target)]);
}, 240_000);

it("exports only files that its build contains", () => {
  const files = exported.flatMap(([, files]) => files.map((file) => file.replace("/*", "")));
  expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});

it("contains the files that an operator copies from it", async () => {
  const { files }: { files: readonly string[] } = JSON.parse(await readFile(resolve(root, "package.json"), "utf8"));
  const page = await readFile(resolve(root, "docs/operate/deployment.md"), "utf8");
  const copied = [...page.matchAll(/node_modules\/callboard\/(deploy\/[\w./-]+\w)/g)].map(([, path = ""]) => path);
  expect(copied).toContain("deploy/callboard.service");
  expect(files).toEqual(expect.arrayContaining(copied));
  expect(copied.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});

it("has the production build of React for the command, no other, and not its renderer of markup", async () => {
  const server = resolve(root, "dist/server");
  const files = (await readdir(server, { recursive: true })).filter((file) => file.endsWith(".js"));
  const texts = await Promise.all(files.map((file) => readFile(resolve(server, file), "utf8")));
  expect(texts.join("\n")).toMatch(/\breact\.production\.js/);
  expect(texts.join("\n")).not.toMatch(/\breact\S*\.development\.js|react-dom-server/);
});

it("runs in Node from each entry point, which has the name of the package", async () => {
  const names = exported
    .map(([name]) => `callboard${name.slice(1)}`)
    .filter((name) => !/\*|\.(?:css|json)$/.test(name));
  const program = `
    const counts = {};
    for (const name of ${JSON.stringify(names)}) counts[name] = Object.keys(await import(name)).length;
    const { validate } = await import("callboard/engine");
    const issues = validate({ kind: "string", minLength: 1 }, "").map(({ code }) => code);
    console.log(JSON.stringify({ counts, issues }));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], { cwd: root });
  const { counts, issues }: { counts: { readonly [name: string]: number }; issues: unknown } = JSON.parse(stdout);
  expect(issues).toEqual(["min-length"]);
  expect(Object.keys(counts)).toEqual(names);
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
});
