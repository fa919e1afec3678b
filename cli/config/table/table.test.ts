import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Validator } from "@cfworker/json-schema";
import GithubSlugger from "github-slugger";
import { expect, it } from "vitest";
import { defaultLimits } from "#docs-host/proxy";
import { themeNames } from "#docs-host/server";
import { levels } from "#engine/compare";
import { allCommands } from "../../command-line/definitions/groups.ts";
import { defaultReadLimits } from "../../serve/read-limits.ts";
import { settingsSchema } from "../schema.ts";
import type { SettingValue } from "../setting.ts";
import { allSettings } from "./index.ts";

const named = (name: string) => allSettings.find((one) => one.name === name)?.type;

it("settings have a name, a variable and their own option", () => {
  for (const key of ["name", "variable"] as const) {
    expect(new Set(allSettings.map((one) => one[key])).size).toBe(allSettings.length);
  }
  const flags = allSettings.flatMap(({ flag }) => (flag === undefined ? [] : [flag.name]));
  expect(new Set(flags).size).toBe(flags.length);
});

it("choices and names match the parts that read them", () => {
  expect(named("proxyLimits")).toEqual({ kind: "limits", names: Object.keys(defaultLimits) });
  expect(named("readLimits")).toMatchObject({ names: expect.arrayContaining(Object.keys(defaultReadLimits)) });
  expect(named("theme")).toEqual({ kind: "choice", choices: themeNames });
  const failOn = allCommands.find(({ name }) => name === "diff")?.options?.["fail-on"];
  expect(failOn?.choices).toEqual(levels);
});

it.each([...allSettings, ...allCommands].map((one) => [one.name, one.page ?? ""] as const))(
  "the page of %s has the section that it links to",
  (_, page) => {
    if (page === "") return;
    const [file = "", anchor] = page.split("#");
    const text = readFileSync(resolve(import.meta.dirname, "../../../docs", file), "utf8");
    const slugger = new GithubSlugger();
    const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => slugger.slug(heading));
    if (anchor !== undefined) expect(anchors).toContain(anchor);
  },
);

/** The examples of all settings as one file. */
function exampleFile() {
  const file: { [name: string]: SettingValue | { [name: string]: SettingValue } } = {};
  for (const { name, example } of allSettings) {
    const [first = "", second] = name.split(".");
    file[first] = second === undefined ? example : { ...Object(file[first]), [second]: example };
  }
  return file;
}

it("the schema accepts the examples, and nothing of another name or type", () => {
  const validator = new Validator({ ...settingsSchema() }, "7");
  expect(validator.validate({ $schema: "x", ...exampleFile() }).errors).toEqual([]);
  for (const wrong of [
    { prot: 1 },
    { port: "80" },
    { login: { isuer: "x" } },
    { hosts: "a.example" },
    { theme: "x" },
  ]) {
    expect(validator.validate(wrong).valid).toBe(false);
  }
});
