import { expect, it } from "vitest";
import { completionScript, completions, shells } from "./completion.ts";
import { allCommands } from "./definitions/groups.ts";

/** The candidates, and true if names of files are candidates too. */
function complete(...words: readonly string[]) {
  const lines = completions(words).trimEnd().split("\n");
  return { names: lines.slice(0, -1).map((line) => line.split("\t")[0]), hasFiles: lines.at(-1) === ":0" };
}

it("commands are completed, with their summaries", () => {
  const commands = [...new Set(allCommands.map(({ name }) => name.split(" ")[0]))];
  expect(complete("").names.toSorted()).toEqual(commands.toSorted());
  expect(complete("mig")).toEqual({ names: ["migrate-data"], hasFiles: false });
  expect(complete("docs", "")).toEqual({ names: ["check"], hasFiles: false });
  expect(completions(["completi"])).toContain("completion\tprint the completion script of a shell");
});

it("options and their values are completed", () => {
  expect(complete("serve", "--al").names).toEqual(["--all-diagnostics", "--allow"]);
  expect(complete("diff", "a", "b", "--fail-on", "breaks").names).toEqual(["breaks-wire", "breaks-source"]);
  expect(complete("dev", "--log", "si").names).toEqual(["silent"]);
  expect(complete("completion", "").names.toSorted()).toEqual(shells.toSorted());
  expect(complete("serve", "--nothing")).toEqual({ names: [], hasFiles: false });
});

it("names of files are completed where nothing else is", () => {
  expect(complete("serve", "op")).toEqual({ names: [], hasFiles: true });
  expect(complete("build", "docs", "--out", "")).toEqual({ names: [], hasFiles: true });
});

it.each(shells)("%s gets a script that calls the command", (shell) => {
  expect(completionScript(shell)).toMatch(/callboard.*\bcomplete\b/s);
});
