import { access, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import type { Runtime } from "#codegen/light";
import { generateCommand } from "./flags.ts";
import { makeIdl } from "./idl.testing.ts";
import { type ExitCode, run } from "./run.ts";

interface Said {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** The command on a small IDL. */
async function command() {
  const made = await makeIdl();
  const { idl, out } = made;
  const call = async (...args: readonly string[]): Promise<Said> => {
    const said = { out: "", err: "" };
    const code = await run(["--idl", idl, "--out", out, ...args], {
      console: {
        out: (text) => {
          said.out += `${text}\n`;
        },
        err: (text) => {
          said.err += `${text}\n`;
        },
      },
      untilStopped: () => AbortSignal.abort(),
    });
    return { code, ...said };
  };
  return { ...made, call };
}

it("exits with 0 when it has written files, and when there is nothing to do", async () => {
  const { call } = await command();
  expect(await call()).toEqual({
    code: 0,
    out: "generated 8 files (2 types, 1 call, 0 errors): 8 written, 0 removed\n",
    err: "",
  });
  expect(await call()).toEqual({ code: 0, out: "up to date\n", err: "" });
  expect(await call("--check")).toEqual({ code: 0, out: "up to date\n", err: "" });
});

it("exits a check with 1, lists the stale files and the command to run, and writes nothing", async () => {
  const { call, idl, out } = await command();
  await call();
  await rm(join(out, "types/pots.ts"));
  await writeFile(join(out, "types/plants.ts"), "changed");
  expect(await call("--check")).toEqual({
    code: 1,
    out: "",
    err: [
      `${out}/types/plants.ts: changed`,
      `${out}/types/pots.ts: missing`,
      `2 generated files are stale: run \`callboard generate --idl ${idl} --out ${out}\``,
      "",
    ].join("\n"),
  });
  expect(await readFile(join(out, "types/plants.ts"), "utf8")).toBe("changed");
});

it("exits with 1 and every error of the IDL with its position", async () => {
  const { call, idl, write } = await command();
  await write({ "areas/pots.yml": "imports:\n  p: plants.yml\ntypes:\n  Pot: Clay\n" });
  const { code, err } = await call();
  expect(code).toBe(1);
  expect(err).toContain(
    `${idl}/areas/pots.yml:4:8 error unknown-type\n  this file declares no type Clay\n  4 |   Pot: Clay\n    |        ^^^^`,
  );
  expect(err).toContain("1 error, 1 warning\nnothing was written\n");
});

it("prints everything as one line of JSON if requested", async () => {
  const { call, idl, out, write } = await command();
  const reported = async (...args: readonly string[]): Promise<unknown> =>
    JSON.parse((await call("--json", ...args)).out);
  expect(await reported()).toMatchObject({ kind: "written", counts: { types: 2, calls: 1 }, diagnostics: [] });
  expect(await reported()).toEqual({ kind: "fresh", diagnostics: [], foreign: [] });
  await rm(join(out, "types/pots.ts"));
  expect(await reported("--check")).toMatchObject({
    kind: "stale",
    stale: [{ file: `${out}/types/pots.ts`, path: "types/pots.ts", why: "missing" }],
  });
  await write({ "areas/pots.yml": "types:\n  Pot: Clay\n" });
  expect(await reported()).toMatchObject({
    kind: "invalid",
    diagnostics: [{ code: "unknown-type", file: `${idl}/areas/pots.yml`, path: "areas/pots.yml", line: 2, column: 8 }],
  });
});

it("prints every file path so that it resolves from the working directory @nightly", async () => {
  const { call, idl, out, write } = await command();
  const folders = ["--idl", relative(process.cwd(), idl), "--out", `./${relative(process.cwd(), out)}`];
  await call(...folders);
  await write({ "areas/pots.yml": "types:\n  Pot: integer\n" });
  await writeFile(join(out, "types/by-hand.ts"), "");
  const { err: stale } = await call(...folders, "--check");
  await write({ "areas/pots.yml": "types:\n  Pot: Clay\n" });
  const { err: faulty } = await call(...folders);
  const named = [...`${stale}${faulty}`.matchAll(/^(\S+\.(?:ts|yml|json)):/gm)].map(([, file = ""]) => file);
  expect(named).toHaveLength(5);
  for (const file of named) await expect(access(file)).resolves.toBeUndefined();
});

it("reports files that were not generated, and exits with 1 only if they block an output file", async () => {
  const { call, out } = await command();
  await call();
  await writeFile(join(out, "types/by-hand.ts"), "");
  const reported = `${out}/types/by-hand.ts: not generated; not changed\n`;
  expect(await call("--check")).toEqual({ code: 0, out: "up to date\n", err: reported });
  expect(await call()).toEqual({ code: 0, out: "up to date\n", err: reported });
  await rm(join(out, "client/manifest.json"));
  await writeFile(join(out, "types/pots.ts"), "");
  const { code, err } = await call();
  expect(code).toBe(1);
  expect(err).toContain(
    `${out}/types/pots.ts: not generated, but has the path of a generated file\nnothing was written: move these files`,
  );
});

const doors: Runtime = { kind: "entry-points" };
const client: Runtime = { kind: "module", name: "callboard/client" };
it.each([
  ["idl", "generated", doors, "`npm run generate` (callboard generate)"],
  ["api", "generated", doors, "`callboard generate --idl api`"],
  ["my api", "it's", doors, "`callboard generate --idl 'my api' --out 'it'\\''s'`"],
  ["idl", "generated", client, "`callboard generate --runtime callboard/client`"],
  ["idl", "/tmp/gen", client, "`callboard generate --out /tmp/gen`"],
  ["idl", "/tmp/gen", doors, "`callboard generate --out /tmp/gen --runtime '#transport'`"],
])("prints the command for the folders %j and %j and the runtime %j", (idl, out, runtime, command) => {
  expect(generateCommand({ idl, out, runtime })).toBe(command);
});

it("repeats the warnings of the IDL when there is nothing to do, with the same exit code @nightly", async () => {
  const { call, idl, write } = await command();
  await write({ "areas/pots.yml": "imports:\n  p: plants.yml\ntypes:\n  Pot: string\n" });
  const first = await call();
  expect(first.code).toBe(0);
  expect(first.err).toContain(`${idl}/areas/pots.yml:2:3 warning unused-import`);
  const reported = { code: 0, out: "up to date\n", err: first.err };
  expect(await call()).toEqual(reported);
  expect(await call("--check")).toEqual(reported);
  expect(JSON.parse((await call("--json", "--check")).out)).toMatchObject({
    kind: "fresh",
    diagnostics: [{ code: "unused-import", severity: "warning", path: "areas/pots.yml", line: 2 }],
  });
});

it("imports from the package, from the project's own modules, or from a given specifier", async () => {
  const { call, out, room } = await command();
  const imported = async (folder: string) =>
    new Set(
      [...(await readFile(join(out, folder, "plants.ts"), "utf8")).matchAll(/from "([^"]+)"/g)].map(([, from]) => from),
    );
  await call();
  expect(await imported("client")).toEqual(new Set(["callboard/client", "../types/index.js"]));
  expect((await call("--runtime", "#transport")).code).toBe(0);
  expect(await imported("registry")).toEqual(new Set(["#transport", "#generated/types"]));
  expect(await call("--runtime", "@acme/callboard", "--check")).toMatchObject({ code: 1 });
  await call("--runtime", "@acme/callboard");
  expect(await imported("client")).toEqual(new Set(["@acme/callboard", "../types/index.js"]));
  await writeFile(join(room, "package.json"), JSON.stringify({ imports: { "#transport": "./transport.ts" } }));
  expect(await call("--check")).toMatchObject({ err: expect.stringContaining("types/plants.ts: changed") });
  expect((await call()).code).toBe(0);
  expect(await call("--check")).toMatchObject({ code: 0, out: "up to date\n" });
});

it("exits with 2 for invalid arguments", async () => {
  const { call, room } = await command();
  expect((await call("--chekc")).err).toMatch(/^callboard: .*--chekc.*; see callboard generate --help\n$/);
  expect(await call("--runtime", "")).toMatchObject({ code: 2, err: expect.stringContaining("--runtime") });
  expect(await call("--check", "--watch")).toMatchObject({
    code: 2,
    err: expect.stringContaining("can't be combined"),
  });
  expect(await call("--idl", join(room, "nowhere"))).toMatchObject({
    code: 2,
    err: expect.stringContaining("nowhere"),
  });
  await writeFile(join(room, "file"), "");
  expect(await call("--out", join(room, "file"))).toMatchObject({
    code: 2,
    err: expect.stringContaining("not a directory"),
  });
});

it("prints its usage", async () => {
  const { call } = await command();
  expect(await call("--help")).toMatchObject({ code: 0, out: expect.stringContaining("--watch") });
});
