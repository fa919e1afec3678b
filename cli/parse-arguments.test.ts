import { expect, it } from "vitest";
import { parseArguments } from "./parse-arguments.ts";

const options = {
  within: { type: "string", needs: "a folder" },
  name: { type: "string", multiple: true },
  all: { type: "boolean", short: "a", default: false },
} as const;

it.each([
  [[], { all: false }, []],
  [["x", "--all", "y"], { all: true }, ["x", "y"]],
  [["-a", "--within=a=b", "--name", "1", "--name=2"], { all: true, within: "a=b", name: ["1", "2"] }, []],
  [["--within=-x", "--", "--all"], { all: false, within: "-x" }, ["--all"]],
  [["-"], { all: false }, ["-"]],
])("parses %j", (args, values, positionals) => {
  const read = parseArguments(args, options);
  expect(read.ok && { ...read.values }).toEqual(values);
  expect(read.ok && read.positionals).toEqual(positionals);
});

it.each([
  [["--sideways"], "unknown option --sideways"],
  [["x", "--sideways=1", "--other"], "unknown option --sideways"],
  [["-x"], "unknown option -x"],
  [["--constructor"], "unknown option --constructor"],
  [["--within"], "--within needs a folder"],
  [["--within", "--all"], "--within needs a folder"],
  [["--name"], "--name needs a value"],
  [["--all=1"], "--all takes no value"],
])("rejects %j with a reason", (args, error) => {
  expect(parseArguments(args, options)).toEqual({ ok: false, error: error });
});
