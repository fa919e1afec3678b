import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";

/** The CLI takes about 3 s on two idle cores; a busy machine may need far longer. */
const patience = 180_000;

const idl = fileURLToPath(new URL(".", import.meta.url));
const modules = fileURLToPath(new URL("../node_modules", import.meta.url));

/** Copies the IDL into a temporary Fern project, pinned to the installed CLI. */
async function layOut(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "callboard-idl-"));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const definition = join(project, "fern", "definition");
  await mkdir(join(project, "home"), { recursive: true });
  await cp(idl, definition, {
    recursive: true,
    filter: (source) => extname(source) === "" || extname(source) === ".yml",
  });
  const { version } = JSON.parse(await readFile(join(modules, "fern-api", "package.json"), "utf8")) as {
    // The CLI's own package file, which npm requires to name a version.
    version: string;
  };
  const config = JSON.stringify({ organization: "callboard", version });
  await writeFile(join(project, "fern", "fern.config.json"), config);
  await writeFile(join(project, "fern", "generators.yml"), "groups:\n  none:\n    generators: []\n");
  return project;
}

/** Runs `fern check` on the project with no account, no network and no other home than the project's. */
function check(project: string): Promise<{ readonly exitCode: number | null; readonly output: string }> {
  const env = {
    PATH: process.env.PATH ?? "",
    HOME: join(project, "home"),
    // Port 9 answers nobody: a call to the outside would fail instead of passing unseen.
    FERN_FDR_ORIGIN: "http://127.0.0.1:9",
    OVERRIDE_FDR_ORIGIN: "http://127.0.0.1:9",
    FERN_NO_VERSION_REDIRECTION: "true",
    FERN_DISABLE_TELEMETRY: "true",
    FERN_TELEMETRY_DISABLED: "1",
    FERN_DISABLE_UPGRADE_CHECK: "1",
    NO_COLOR: "1",
  };
  return new Promise((resolve) => {
    const arguments_ = [join(modules, ".bin", "fern"), "check", "--warnings"];
    const child = execFile(process.execPath, arguments_, { cwd: project, env }, (_error, stdout, stderr) => {
      resolve({ exitCode: child.exitCode, output: stdout + stderr });
    });
  });
}

/** The places that the CLI warns about. */
const warnedOf = (output: string): readonly string[] =>
  [...output.matchAll(/\[warning\]\s+path: (.+)/g)].map(([, place]) => place ?? "").sort();

describe("the definition of the registry", () => {
  it("has no error and one overlap of paths in the Fern CLI", { timeout: patience }, async () => {
    const { exitCode, output } = await check(await layOut());
    expect(exitCode, output).toBe(0);
    expect(output).not.toContain("[error]");
    // Both `GET /generators/cli` and `GET /generators/{id}` exist: the fixed segment wins.
    expect(warnedOf(output), output).toEqual([
      "areas/generators-cli.yml -> service -> endpoints -> listCliReleases",
      "areas/generators.yml -> service -> endpoints -> getGenerator",
    ]);
    expect(output.match(/conflicts with other endpoints/g), output).toHaveLength(2);
  });

  it("is rejected if it names a type that does not exist", { timeout: patience }, async () => {
    const project = await layOut();
    // Little else, since the time of the CLI grows with the definition.
    await rm(join(project, "fern", "definition", "areas"), { recursive: true });
    await mkdir(join(project, "fern", "definition", "areas"));
    const broken = "types:\n  Broken:\n    properties:\n      part: TypeThatIsNowhere\n";
    await writeFile(join(project, "fern", "definition", "areas", "broken.yml"), broken);
    const { exitCode, output } = await check(project);
    expect(exitCode, output).toBe(1);
    expect(output).toContain("[error]");
    expect(output).toContain("TypeThatIsNowhere");
  });
});
