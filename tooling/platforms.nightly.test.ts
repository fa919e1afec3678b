import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** Runs the compiler; returns the lines that it prints. */
const tsc = (...args: readonly string[]): Promise<readonly string[]> =>
  new Promise((done) => {
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    execFile(process.execPath, [compiler, ...args], { cwd: root, maxBuffer: 1 << 26 }, (_, out) =>
      done(out.split(/\r?\n/).filter((line) => line !== "")),
    );
  });

/** Compiles a file with the settings of a project; returns the names that it does not know. */
async function unknownNames(project: string, text: string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-platform-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "probe.ts"), text);
  const config = {
    extends: join(root, `tsconfig.${project}.json`),
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      rootDir: folder,
      typeRoots: [join(root, "node_modules/@types")],
    },
    files: ["probe.ts"],
    include: [],
    references: [],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const lines = await tsc("-p", folder);
  return lines.flatMap((line) => /error TS\d+: Cannot find (?:name|module) '([^']+)'/.exec(line)?.[1] ?? []);
}

const page = 'document.title = ""; localStorage.clear();';
const node = 'process.cwd(); Buffer.from(""); await import("node:fs");';
const web = 'await fetch(""); setTimeout(() => {});';

it.each([
  ["pure", page + node + web, ["document", "localStorage", "process", "Buffer", "node:fs", "fetch", "setTimeout"]],
  ["web", page + node + web, ["document", "localStorage", "process", "Buffer", "node:fs"]],
  ["dom", page + node + web, ["process", "Buffer", "node:fs"]],
  ["node", page + node + web, ["document", "localStorage"]],
])("a file of the %s project that uses another platform does not compile", async (project, text, names) => {
  expect(await unknownNames(project, `export {}; ${text}`)).toEqual(names);
});

const platforms = { page: /\/lib\.dom\.d\.ts$/, web: /\/lib\.webworker\.d\.ts$/, node: /\/@types\/node\// };

it.each([
  ["pure", []],
  ["web", ["web"]],
  ["dom", ["page"]],
  ["node", ["node"]],
])("no package adds another platform to the %s project", async (project, expected) => {
  const files = await tsc("-p", `tsconfig.${project}.json`, "--listFilesOnly");
  const found = Object.entries(platforms).filter(([, pattern]) => files.some((file) => pattern.test(file)));
  expect(found.map(([name]) => name)).toEqual(expected);
});

it("every file belongs to one project", async () => {
  const own = async (config: string): Promise<readonly string[]> => {
    const { files } = JSON.parse((await tsc("-p", config, "--showConfig")).join("\n")) as { files: readonly string[] };
    return files.map((file) => relative(root, resolve(root, file))).filter((file) => !file.endsWith(".d.ts"));
  };
  const projects = ["pure", "web", "dom", "node", "tests"].map((name) => `tsconfig.${name}.json`);
  const paths = (await Promise.all(projects.map(own))).flat();
  expect(paths.filter((file, i) => paths.indexOf(file) !== i)).toEqual([]);
  const every = await new Promise<readonly string[]>((done) => {
    const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", "*.ts", "*.tsx"];
    execFile("git", args, { cwd: root, maxBuffer: 1 << 26 }, (_, out) => done(out.trim().split("\n")));
  });
  // Examples and projects of frameworks are separate projects, which import the built package.
  const excluded =
    /\.d\.ts$|^examples\/|^bench\/peers\/|^e2e\/frameworks\/projects\/|^bench\/forms\/page\/uniforms\.tsx$/;
  const known = new Set(paths);
  expect(every.length).toBeGreaterThan(1500);
  expect(every.filter((file) => !excluded.test(file) && !known.has(file) && existsSync(join(root, file)))).toEqual([]);
});
