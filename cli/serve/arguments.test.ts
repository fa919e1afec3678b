import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

describe("the arguments of serve", () => {
  it("are files and addresses, each once, and options in any position", () => {
    expect(
      readArguments([
        "a.yaml",
        "--all-diagnostics",
        "https://x.example/b.json",
        "a.yaml",
        "--every=5",
        "--within",
        "specs",
      ]),
    ).toEqual({
      kind: "options",
      options: {
        sources: ["a.yaml", "https://x.example/b.json"],
        all: true,
        within: "specs",
        every: 5,
        allowed: [],
        servers: new Map(),
        direct: false,
      },
    });
  });

  it("allow private origins by name, without a path", () => {
    expect(readArguments(["a.yaml", "--allow", "http://10.0.0.5:8080", "--allow=http://Box/"])).toMatchObject({
      options: { allowed: ["http://10.0.0.5:8080", "http://box"] },
    });
  });

  it("set base URLs, of all descriptions or of one", () => {
    const args = ["a.yaml", "b.yaml", "--server", "localhost:3000", "--server=b.yaml=https://b.example/v1/?x=1"];
    expect(readArguments(args)).toMatchObject({ error: expect.stringContaining("--server needs a base URL") });
    args[4] = "--server=b.yaml=https://b.example/v1";
    expect(readArguments(args)).toMatchObject({
      options: {
        servers: new Map([
          ["a.yaml", "http://localhost:3000"],
          ["b.yaml", "https://b.example/v1"],
        ]),
      },
    });
  });

  it.each([
    [[], "name a file or an address"],
    [["--all-diagnostics"], "name a file or an address"],
    [["a.yaml", "--sideways"], "unknown option --sideways"],
    [["a.yaml", "--every", "soon"], '--every needs a whole number of seconds, not "soon"'],
    [["a.yaml", "--every"], "--every needs"],
    [["a.yaml", "--within"], "--within needs a folder"],
    [["a.yaml", "--allow", "http://box/path"], "--allow needs an origin"],
    [["a.yaml", "--allow", "ftp://box"], "--allow needs an origin"],
    [["a.yaml", "--server"], "--server needs a base URL"],
    [["a.yaml", "--server", "/v1"], '--server needs a base URL, such as http://localhost:3000, not "/v1"'],
    [["a.yaml", "--server", "b.yaml=http://box"], "--server needs a base URL"],
    [["a.yaml", "--server", "http://me:secret@box"], "--server needs a base URL"],
  ])("%j are rejected with a reason", (args, reason) => {
    const read = readArguments(args);
    expect(read).toMatchObject({ kind: "error", error: expect.stringContaining(reason) });
  });

  it("turn the proxy off", () => {
    expect(readArguments(["--no-proxy", "a.yaml"])).toMatchObject({ options: { direct: true, sources: ["a.yaml"] } });
  });

  it("request help", () => {
    expect(readArguments(["a.yaml", "--help"])).toEqual({ kind: "help" });
  });
});
