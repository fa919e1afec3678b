import { describe, expect, it } from "vitest";
import { parseOptions } from "./arguments.ts";

const plain = { older: "main:idl", newer: "idl", json: false, all: false, registry: "http://localhost:4001" };

describe("the arguments of diff", () => {
  it.each([
    [["main:idl", "idl"], plain],
    [["--json", "main:idl", "idl"], { ...plain, json: true }],
    [["--all-diagnostics", "main:idl", "idl"], { ...plain, all: true }],
    [["main:idl", "idl", "--html", "out.html"], { ...plain, html: "out.html" }],
    [["main:idl", "idl", "--fail-on", "breaks-source"], { ...plain, failOn: "breaks-source" }],
    [["main:idl", "idl", "--registry=http://r.example"], { ...plain, registry: "http://r.example" }],
  ])("%j", (args, options) => expect(parseOptions(args)).toEqual({ kind: "options", options }));

  it.each([
    [[], "diff needs two versions"],
    [["idl"], "diff needs two versions"],
    [["a", "b", "c"], "unexpected: c"],
    [["a", "b", "--fail-on", "all"], "must be one of breaks-wire, breaks-source, behaves-otherwise, docs-only"],
    [["a", "b", "--registry", "localhost"], "must be an address"],
    [["a", "b", "--colour"], "--colour"],
  ])("%j is rejected", (args, error) => {
    expect(parseOptions(args)).toEqual({ kind: "error", error: expect.stringContaining(error) });
  });

  it("may request help alone", () => expect(parseOptions(["-h"])).toEqual({ kind: "help" }));
});
