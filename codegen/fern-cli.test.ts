import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readByCli } from "./fern-cli.testing.ts";
import { type CliIr, outlineOf, outlineOfCli } from "./outline.testing.ts";
import { readIdl } from "./read-idl.ts";
import { readIdlFolder } from "./write/idl-folder.ts";

/** The CLI takes a few seconds on two idle cores; a busy machine may need far longer. */
const patience = 240_000;

describe.each([
  ["the registry's own IDL", join(import.meta.dirname, "..", "idl")],
  ["an IDL that uses the whole format", join(import.meta.dirname, "scenarios", "kitchen-sink")],
])("%s", (_, folder) => {
  it("is parsed with the same names as by the CLI of its format", { timeout: patience }, async () => {
    const sources = await readIdlFolder(folder);
    const { ir, diagnostics } = readIdl(sources);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const read = await readByCli(sources);
    if (ir === undefined || typeof read === "string") return expect.fail(String(read));
    // The comparison itself reports differences.
    const theirs = outlineOfCli(read as CliIr);
    const ours = outlineOf(ir, new Set(Object.keys(theirs.types)));
    expect(Object.keys(ours.types).length).toBeGreaterThan(20);
    expect(ours.types).toEqual(theirs.types);
    expect(ours.endpoints).toEqual(theirs.endpoints);
    expect(ours.errors).toEqual(theirs.errors);
  });
});
