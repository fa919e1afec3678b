import { describe, expect, it } from "vitest";
import { defineCommand } from "./definition.ts";
import { allCommands } from "./definitions/groups.ts";
import { parseCommand, parseWords } from "./parse.ts";

const definition = defineCommand({
  name: "fold",
  summary: "fold paper",
  description: "Folds paper.",
  arguments: [{ name: "SHEET", description: "a sheet", optional: true, repeat: true }],
  options: {
    within: { value: "FOLDER", needs: "a folder", description: "where" },
    name: { value: "NAME", repeat: true, description: "names" },
    every: { value: "SECONDS", default: "60", description: "how often" },
    seed: { value: "S", signed: true, description: "a number" },
    all: { short: "a", description: "all of them" },
    "no-proxy": { description: "directly" },
  },
  examples: [{ line: "callboard fold", does: "fold" }],
});

const usual = { every: "60", all: false, "no-proxy": false, help: false };

describe("a command line", () => {
  it.each([
    [[], usual, []],
    [["x", "--all", "y"], { ...usual, all: true }, ["x", "y"]],
    [["-a", "--within=a=b", "--name", "1", "--name=2"], { ...usual, all: true, within: "a=b", name: ["1", "2"] }, []],
    [["--within=-x", "--", "--all"], { ...usual, within: "-x" }, ["--all"]],
    [["-"], usual, ["-"]],
    [["--within", "-"], { ...usual, within: "-" }, []],
    [["--seed", "-12", "--every", "5"], { ...usual, seed: "-12", every: "5" }, []],
    [["--no-proxy", "-h"], { ...usual, "no-proxy": true, help: true }, []],
  ])("%j is parsed", (args, values, positionals) => {
    const read = parseCommand(definition, args);
    expect(read.ok && { ...read.values }).toEqual({ within: undefined, name: undefined, seed: undefined, ...values });
    expect(read.ok && read.positionals).toEqual(positionals);
  });

  it.each([
    [["--sideways"], "unknown option --sideways"],
    [["x", "--sideways=1", "--other"], "unknown option --sideways"],
    [["--withn", "x"], "unknown option --withn (did you mean --within?)"],
    [["-x"], "unknown option -x"],
    [["--constructor"], "unknown option --constructor"],
    [["--within"], "--within needs a folder"],
    [["--within", "--all"], "--within needs a folder"],
    [["--name"], "--name needs a value"],
    [["--all=1"], "--all takes no value"],
    [["--proxy"], "unknown option --proxy (did you mean --no-proxy?)"],
  ])("%j is rejected with a reason", (args, error) => {
    expect(parseCommand(definition, args)).toMatchObject({ ok: false, error });
  });
});

describe("the definitions", () => {
  it.each(allCommands.map((one) => [one.name, one] as const))("of %s have runnable examples", (name, command) => {
    expect(command.examples.length).toBeGreaterThan(0);
    for (const { line } of command.examples) {
      const words = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ""));
      const [program, ...args] = words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word)));
      expect([program, ...args.slice(0, name.split(" ").length)]).toEqual(["callboard", ...name.split(" ")]);
      expect(parseWords(command, args.slice(name.split(" ").length))).toMatchObject({ ok: true });
    }
  });
});
