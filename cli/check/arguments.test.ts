import { describe, expect, it } from "vitest";
import { parseOptions } from "./arguments.ts";

const usual = {
  runs: 100,
  json: false,
  open: false,
  registry: "http://localhost:4001",
  site: "localhost:4000",
};

describe("the arguments of check", () => {
  it.each([
    [[], usual],
    [["api.json", "--runs", "5", "--json"], { ...usual, api: "api.json", runs: 5, json: true }],
    [
      ["--endpoint", "POST /plants", "--seed", "-12", "--path", "issues:3:0:1"],
      { ...usual, endpoint: "POST /plants", seed: -12, path: { law: "issues", casePath: "3:0:1" } },
    ],
    [["--seed=7"], { ...usual, seed: 7 }],
    [["--replay", "one.json"], { ...usual, replay: "one.json" }],
    [["--replay", "one.json", "--open"], { ...usual, replay: "one.json", open: true }],
  ])("are parsed: %j", (args, options) => {
    expect(parseOptions(args)).toEqual({ kind: "options", options });
  });

  it("may request help", () => expect(parseOptions(["-h"])).toEqual({ kind: "help" }));

  it.each([
    [["--all"], "unknown option --all"],
    [["--open"], "add --replay FILE"],
    [["a", "b"], "unexpected: b"],
    [["--runs", "0"], '--runs is "0"; it must be a whole number of at least 1'],
    [["--seed", "x"], '--seed is "x"'],
    [["--seed"], "--seed"],
    [["--path", "3:0"], '--path is "3:0"; it must be a law and numbers'],
    [["--path", "issues:3"], "add --seed and --endpoint"],
    [["--replay", "a.json", "--seed", "1"], "remove --endpoint, --seed and --path"],
    [["--registry", "here"], '--registry must be an address such as http://localhost:4001, not "here"'],
  ])("are rejected: %j", (args, error) => {
    expect(parseOptions(args)).toEqual({ kind: "error", error: expect.stringContaining(error) });
  });
});
