import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parseWords } from "../command-line/index.ts";
import { readSettingsInForce } from "./in-force.ts";
import type { Setting, SettingValue } from "./setting.ts";
import { allSettings } from "./table/index.ts";
import { valueOfText, valueText } from "./value-text.ts";

const folderWith = (files: { readonly [name: string]: string }): string => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-config-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

/** The content of a settings file with one setting. */
const fileOf = ({ name }: Setting, value: SettingValue): string => {
  const [first = "", second] = name.split(".");
  return JSON.stringify({ [first]: second === undefined ? value : { [second]: value } });
};

const textOf = (setting: Setting, value: SettingValue): string => {
  const text = valueText(setting.type, value);
  if (!text.ok) throw new Error(`${setting.name}: the example is not valid`);
  return text.text;
};

/** Command-line options that set a setting, if any may. */
function optionsFor(setting: Setting, text: string): readonly string[] | undefined {
  const { flag, name, secret } = setting;
  if (flag?.value !== undefined) return [`--${flag.name}`, text];
  return secret ? undefined : ["--set", `${name}=${text}`];
}

/** A command with all settings and their options. */
const every = {
  name: "every",
  summary: "",
  description: "",
  examples: [],
  settings: allSettings.map(({ name }) => name),
};

it.each(allSettings.map((one) => [one.name, one] as const))(
  "%s is read from file, environment and command line; later ones win",
  async (_, setting) => {
    const text = textOf(setting, setting.example);
    const options = optionsFor(setting, text);
    for (const mask of [1, 3, 5, 7]) {
      const [file, variable, flag] = [1, 2, 4].map((source) => (mask & source) !== 0);
      if (flag && options === undefined) continue;
      const folder = folderWith(file ? { "callboard.config.json": fileOf(setting, setting.example) } : {});
      const parsed = parseWords(every, flag ? (options ?? []) : []);
      if (!parsed.ok) throw new Error(parsed.error);
      const env = variable ? { [setting.variable]: "of the environment" } : {};
      const read = await readSettingsInForce({ folder, env, values: parsed.values });
      if (!read.ok) throw new Error(read.errors.join("\n"));
      const given = read.settings.given(setting);
      expect(given?.origin.kind).toBe(flag ? "flag" : variable ? "variable" : file ? "file" : undefined);
      expect(given?.text).toBe(flag || (file && !variable) ? text : variable ? "of the environment" : undefined);
      expect(read.settings.env[setting.variable]).toBe(given?.text);
    }
  },
);

it.each(allSettings.map((one) => [one.name, one] as const))(
  "%s has one text for each value of a file",
  (_, setting) => {
    expect(valueOfText(setting.type, textOf(setting, setting.example))).toEqual(setting.example);
  },
);

it.each([
  ["callboard.config.json", '{ "port": 1, "hosts": ["a.example", "b.example"], "login": { "issuer": "i" } }'],
  ["callboard.config.yaml", "port: 1\nhosts: [a.example, b.example]\nlogin:\n  issuer: i\n"],
  ["callboard.config.mjs", 'export default { port: 1, hosts: ["a.example", "b.example"], login: { issuer: "i" } };'],
  [
    "callboard.config.ts",
    'const port: number = 1;\nexport default { port, hosts: ["a.example", "b.example"], login: { issuer: "i" } } as const;',
  ],
])("%s is a settings file", async (name, text) => {
  const read = await readSettingsInForce({ folder: folderWith({ [name]: text }), env: {}, values: {} });
  expect(read).toMatchObject({
    ok: true,
    settings: { file: name, env: { PORT: "1", CALLBOARD_HOSTS: "a.example,b.example", CALLBOARD_LOGIN_ISSUER: "i" } },
  });
});

const yaml = "callboard.config.yaml";

it.each<readonly [string, string, readonly string[]]>([
  ["port: x\n", yaml, [':1:1: port must be a whole number from 0 to 65535, not "x"']],
  ["log: info\nhosts: a.example\n", yaml, [':2:1: hosts must be a list of texts without commas, not "a.example"']],
  ["proxy: maybe\n", yaml, [':1:1: proxy must be true or false, not "maybe"']],
  ["theme: small\n", yaml, [':1:1: theme must be standard or dense, not "small"']],
  ["proxyLimits: {totalMs: soon}\n", yaml, [":1:1: proxyLimits must be whole numbers by name, such as"]],
  [
    "login:\n  isuer: x\nprot: 1\n",
    yaml,
    [':2:3: unknown setting "login.isuer"; did you mean login.issuer?', ":3:1: "],
  ],
  ["login: x\n", yaml, [":1:1: login is a group of settings; it must contain them by name"]],
  ["login:\n  cookieKeys: secret\n", yaml, [":2:3: login.cookieKeys must be a list of texts without commas"]],
  ["- port\n", yaml, [":1:1: the file must contain settings by name"]],
  ["port: 1\nport: 2\n", yaml, [":2:1: Map keys must be unique"]],
  ['{ "port": 1,, }', "callboard.config.json", [":1:13: "]],
  ["export default 1;", "callboard.config.mjs", [":1:1: its default export must be an object with settings by name"]],
  ["\nthrow new Error('no');", "callboard.config.mjs", [":2:7: it can't be loaded: Error: no"]],
  ["\nthrow new Error('no');", "callboard.config.ts", [":2:7: it can't be loaded: Error: no"]],
  ["export default {\n  port: 80,\n  hosts: 'a.example',\n};", "callboard.config.mjs", [":3:3: hosts must be a list"]],
  [
    'const login = { isuer: "x" };\nconst shared = { login } as const;\nexport default define({ ...shared,\n  "port": "80" });\nfunction define<T>(of: T): T { return of; }\n',
    "callboard.config.ts",
    [':1:17: unknown setting "login.isuer"; did you mean login.issuer?', ":4:3: port must be a whole number"],
  ],
  ["const names = ['port'];\nexport default { [names[0]]: 'x' };", "callboard.config.mjs", [":2:1: port must be"]],
])("%j in %s is rejected with its place", async (text, name, errors) => {
  const read = await readSettingsInForce({ folder: folderWith({ [name]: text }), env: {}, values: {} });
  expect(read).toEqual({ ok: false, errors: errors.map((error) => expect.stringContaining(`${name}${error}`)) });
  expect(JSON.stringify(read)).not.toContain("secret");
});

it("names the file of --config, and rejects one that is missing or ambiguous", async () => {
  const folder = folderWith({ "callboard.config.json": "{}", "callboard.config.yaml": "", "other.yaml": "port: 7\n" });
  const other = await readSettingsInForce({ folder, env: {}, values: { config: "other.yaml" } });
  expect(other).toMatchObject({ ok: true, settings: { file: "other.yaml", env: { PORT: "7" } } });
  for (const [config, error] of [
    ["nowhere.yaml", "--config names nowhere.yaml, but there is no such file"],
    [undefined, "there are several settings files: callboard.config.json and callboard.config.yaml"],
  ] as const) {
    const read = await readSettingsInForce({ folder, env: {}, values: { config } });
    expect(read).toEqual({ ok: false, errors: [expect.stringContaining(error)] });
  }
});

it("--no-proxy turns the proxy off, whatever the file says", async () => {
  const parsed = parseWords(every, ["--no-proxy"]);
  if (!parsed.ok) throw new Error(parsed.error);
  const folder = folderWith({ "callboard.config.json": '{ "proxy": true }' });
  const read = await readSettingsInForce({ folder, env: { CALLBOARD_PROXY: "on" }, values: parsed.values });
  expect(read).toMatchObject({ ok: true, settings: { env: { CALLBOARD_PROXY: "off" } } });
});

it.each([
  [["log"], '--set needs NAME=VALUE, such as log=info, not "log"'],
  [["tken=x"], '--set: unknown setting "tken"; did you mean token?'],
  [["token=planted"], "--set can't set token: other users could see it; set CALLBOARD_TOKEN"],
])("--set %j is rejected", async (set, error) => {
  const read = await readSettingsInForce({ folder: folderWith({}), env: {}, values: { set } });
  expect(read).toEqual({ ok: false, errors: [expect.stringContaining(error)] });
  expect(JSON.stringify(read)).not.toContain("planted");
});

it("an error that names a variable gets the place of its value", async () => {
  const folder = folderWith({ "callboard.config.yaml": "log: info\nport: 4001\nregistryPort: 4001\n" });
  const values = { set: ["trustedHops=9"] };
  const read = await readSettingsInForce({ folder, env: { CALLBOARD_PROXY: "no" }, values });
  if (!read.ok) throw new Error(read.errors.join("\n"));
  const { place } = read.settings;
  expect(place('PORT is "x"')).toBe('callboard.config.yaml:2:1: port is "x"');
  expect(place('callboard: PORT is "x"\n')).toBe('callboard: callboard.config.yaml:2:1: port is "x"\n');
  expect(place("CALLBOARD_TRUSTED_HOPS is 9")).toBe("--set trustedHops is 9");
  // Settings from the environment, unset ones, and advice for a shell.
  for (const same of ["CALLBOARD_PROXY is no", "CALLBOARD_THEME is x", "PORT=4010", "other PORT is x"]) {
    expect(place(same)).toBe(same);
  }
});

const inUse = "callboard: port 1 is in use by another program; stop it, or choose another port: PORT=11\n";

it.each<readonly [string, string, { readonly [name: string]: string }, readonly string[], string]>([
  ["an option", "", {}, ["--port", "1"], "--port 11"],
  ["a variable", "", { PORT: "1" }, [], "PORT=11"],
  ["nothing", "", {}, [], "PORT=11"],
  ["a file", "port: 1\n", {}, [], `port 11 (${yaml}:1:1)`],
])("advises another port as it was given: by %s", async (_, file, env, words, advice) => {
  const parsed = parseWords(every, words);
  const values = parsed.ok ? parsed.values : {};
  const folder = folderWith(file === "" ? {} : { [yaml]: file });
  const read = await readSettingsInForce({ folder, env, values });
  expect(read.ok && read.settings.place(inUse)).toBe(inUse.replace("PORT=11", advice));
});
