import { defineCommand } from "../definition.ts";
import { siteSettings, storeSettings } from "./shared.ts";

const serverSettings: readonly string[] = [
  ...["address", "registryAddress", "registryOrigin", "registryPort", "metricsPort", "metricsAddress"],
  ...[
    "bodyBytes",
    "domainSuffix",
    "stopDelay",
    "traces",
    "tokenRate",
    "addressRate",
    "siteList",
    "apiSites",
    "siteMemory",
  ],
];

const commandSettings: readonly string[] = ["readLimits", "registry", "token"];

/** `callboard config`. */
export const configCommand = defineCommand({
  name: "config",
  summary: "print the settings in force, and where each comes from",
  description:
    "Prints all settings with their values, and the file, variable or option that each comes from. Secrets are hidden. Wrong values are reported with their place.",
  options: { json: { description: "print the settings as JSON" } },
  examples: [
    { line: "callboard config", does: "all settings of this folder" },
    {
      line: "callboard config --config staging.yaml --set log=info",
      does: "show the settings of another file, with a change",
    },
    { line: "callboard config --json", does: "for a program" },
  ],
  exits: { 0: "all settings are valid", 2: "a setting is wrong" },
  settings: [...serverSettings, ...commandSettings, ...storeSettings, ...siteSettings],
  page: "reference/settings.md",
});

/** `callboard doctor`. */
export const doctorCommand = defineCommand({
  name: "doctor",
  summary: "check a deployment: settings, ports, stores, disk, clock, DNS and proxy",
  description:
    "Checks the deployment that the settings describe, and prints a fix for each problem: settings are valid; ports are free, or Callboard is running on them; database and objects can be used and have all documents; the disk has space; the clock agrees with the clocks of the database, the bucket and the login provider; public names have addresses; and the reverse proxy passes on host and scheme. It changes nothing, and may run beside a registry.",
  options: { json: { description: "print the findings as JSON" } },
  examples: [
    { line: "callboard doctor", does: "check the settings of this folder" },
    { line: "callboard doctor --json", does: "for a program" },
  ],
  exits: { 0: "nothing failed; there may be warnings", 1: "a check failed", 2: "the settings file can't be read" },
  settings: configCommand.settings ?? [],
  page: "operate/README.md",
});

/** `callboard explain`. */
export const explainCommand = defineCommand({
  name: "explain",
  summary: "print what a diagnostic or a check means",
  description:
    "Prints the section of the reference about a code that a command has reported, such as broken-link: what it means, an example, and the line that is printed about it. For a check of callboard test, such as wrong-body, it prints what the check finds, and its equivalent in Schemathesis. Without a code it lists all. Terminals that follow links open the page from the code itself.",
  arguments: [{ name: "CODE", description: "the code of a diagnostic, or the id of a check", optional: true }],
  options: { json: { description: "print the sections as JSON" } },
  examples: [
    { line: "callboard explain broken-link", does: "what the code means" },
    { line: "callboard explain wrong-body", does: "what a check finds" },
    { line: "callboard explain", does: "all codes" },
  ],
  exits: { 1: "there is no such code" },
  page: "reference/diagnostics.md",
});

/** `callboard completion`. */
export const completionCommand = defineCommand({
  name: "completion",
  summary: "print the completion script of a shell",
  description:
    "Prints a script that completes commands, options and their values in bash, zsh, fish or PowerShell. bash needs the package bash-completion.",
  arguments: [
    { name: "SHELL", description: "bash, zsh, fish or powershell", choices: ["bash", "zsh", "fish", "powershell"] },
  ],
  examples: [
    { line: "callboard completion bash >> ~/.bashrc", does: "in bash; the same for zsh and ~/.zshrc" },
    { line: "callboard completion fish > ~/.config/fish/completions/callboard.fish", does: "in fish" },
  ],
});

/** `callboard init`. */
export const initCommand = defineCommand({
  name: "init",
  summary: "write a starter project, or convert one of another generator",
  description:
    "Writes a starter project into a folder: docs.yml, two pages, an example OpenAPI file, callboard.config.json and .gitignore. A folder with pages or descriptions gets a docs.yml for these instead of the examples. Asks three questions on a terminal, and takes the defaults elsewhere. It never overwrites: existing files are skipped. With --from, it writes docs.yml and converted copies of the pages of a project of MkDocs, Docusaurus, Mintlify, VitePress, mdBook or GitBook into a new folder, and lists unconverted syntax. The project itself is not changed, and its configuration in JavaScript or TypeScript is read without running it.",
  arguments: [
    {
      name: "FOLDER",
      description: "where to write (default: the current folder; with --from, callboard)",
      optional: true,
    },
  ],
  options: {
    title: { value: "TITLE", description: "title of the site (default: the name of the folder)" },
    port: { value: "PORT", description: "port of the docs, for callboard.config.json (default: 4000)" },
    api: {
      value: "URL",
      description: "base URL of your API, for the example (default: https://api.example.com)",
      needs: "a base URL, such as https://api.example.com",
    },
    from: {
      value: "FOLDER",
      description: "convert the project of another generator in this folder, or with these settings",
      needs: "a folder with a docs project of another generator, or the file of its settings",
    },
    yes: { short: "y", description: "ask nothing, and take the defaults" },
    json: { description: "print what was written as JSON" },
  },
  examples: [
    { line: "callboard init", does: "ask, and write into this folder" },
    { line: "callboard init docs --yes --title Plants", does: "ask nothing, and write into docs" },
    { line: "callboard init --from .", does: "convert the docs of this folder, into the folder callboard" },
    { line: "callboard init new-docs --from website", does: "convert the docs of website, into new-docs" },
  ],
  exits: {
    0: "written, or nothing was missing",
    1: "a file can't be written, or there is nothing to convert",
    130: "interrupted by Ctrl-C",
  },
  page: "docs-projects.md",
});
