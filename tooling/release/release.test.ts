import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { releaseNotes } from "./release-notes.ts";

const root = resolve(import.meta.dirname, "../..");
const changelog = `# Changelog

## [Unreleased]

- Later.

## [1.2.0] - 2030-01-31

### Added

- A plant.

## [1.1.0]

- No date.

## [1.0.0] - 2029-01-31
`;

describe("the notes of a release", () => {
  it("are the section of its version", () => {
    expect(releaseNotes("v1.2.0", "1.2.0", changelog)).toEqual({ ok: true, notes: "### Added\n\n- A plant." });
  });

  it.each([
    ["v1.2.1", "1.2.0", "does not belong to version 1.2.0"],
    ["1.2.0", "1.2.0", "does not belong to version 1.2.0"],
    ["v3.0.0", "3.0.0", "has no section [3.0.0]"],
    ["v1.1.0", "1.1.0", "needs a date"],
    ["v1.0.0", "1.0.0", "is empty"],
  ])("of %s for version %s: %s", (tag, version, error) => {
    expect(releaseNotes(tag, version, changelog)).toEqual({ ok: false, error: expect.stringContaining(error) });
  });
});

describe("the release workflow", () => {
  const { permissions, jobs } = parse(readFileSync(resolve(root, ".github/workflows/release.yml"), "utf8"));
  const commandsOf = (job: string): readonly string[] =>
    jobs[job].steps.flatMap(({ run }: { readonly run?: string }) => run ?? []);

  it("runs scripts that exist, and tests and audits before it packs", () => {
    const commands = commandsOf("check");
    const { scripts } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));
    const called = commands.flatMap((run) => /^npm run (?:--silent )?(\S+)/.exec(run)?.[1] ?? []);
    expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const order = ["npm ci", "npm audit", "npm test", "npm sbom", "npm pack"];
    const places = order.map((start) => commands.findIndex((run) => run.startsWith(start)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it("gives the right to publish to a job that runs no script of a dependency", () => {
    expect([permissions, jobs.check.permissions, jobs.publish.needs]).toEqual([
      { contents: "read" },
      undefined,
      "check",
    ]);
    const commands = commandsOf("publish");
    expect(commands.filter((run) => /^(?:npm (?:ci|install|test|run)|npx) /.test(run))).toEqual([]);
    expect(commands[0]).toMatch(/^npm publish callboard-\*\.tgz --ignore-scripts --provenance /);
  });
});
