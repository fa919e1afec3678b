import { defineCommand } from "../definition.ts";
import { allow, instance, json, noProxy, projectFolder, registry, siteSettings, token } from "./shared.ts";

/** `callboard dev`. */
export const devCommand = defineCommand({
  name: "dev",
  summary: "show a folder of docs, or a description, while you write it",
  description:
    "Shows a docs project while you write it, with its playground. A saved change is shown at once; open pages keep their position, tabs and forms. What is wrong is listed here and on the pages.",
  arguments: [projectFolder],
  options: { instance, allow, "no-proxy": noProxy },
  examples: [
    { line: "callboard dev", does: "the docs in this folder, at http://localhost:4000" },
    { line: "callboard dev docs --port 8080", does: "show the docs of a folder at another port" },
    { line: "callboard dev --allow http://10.0.0.5:8080", does: "let the playground call a private server" },
  ],
  exits: { 0: "stopped by Ctrl-C or a signal", 1: "it can't listen, or there is no project" },
  settings: ["readLimits", ...siteSettings],
  page: "docs-projects.md",
});

/** `callboard docs check`. */
export const docsCheckCommand = defineCommand({
  name: "docs check",
  summary: "check a folder of docs: links, files, components and settings",
  description:
    "Checks a docs project without publishing it: settings, links and their anchors, images and other files, components, front matter, and pages that no navigation shows.",
  arguments: [projectFolder],
  options: {
    instance,
    json: {
      description: "print the diagnostics as JSON: a list of {code, severity, message, advice, file, line, column}",
    },
  },
  examples: [
    { line: "callboard docs check", does: "check the docs in this folder" },
    { line: "callboard docs check docs --json", does: "check the docs of a folder, with output for programs" },
  ],
  exits: { 0: "no errors", 1: "the project has errors", 2: "there is no project to check" },
  page: "docs-projects.md",
});

/** `callboard build`. */
export const buildCommand = defineCommand({
  name: "build",
  summary: "write a folder of docs as files for any file server",
  description: "Writes a docs project as files that any file server can serve, with search and playground.",
  arguments: [projectFolder],
  options: {
    out: {
      value: "DIR",
      description: "the folder to write; it is replaced if an earlier build made it",
      needs: "a folder",
    },
    base: {
      value: "PATH",
      description: "the base path of the served files, such as /docs (default: the path of the address in docs.yml)",
      needs: "a path such as /docs",
    },
    "site-address": {
      value: "URL",
      description:
        "where readers find the site, such as https://docs.example.com; pages name it as their canonical address",
      needs: "an address",
    },
    proxy: {
      value: "URL",
      description: "a proxy for requests of the playground; without one, browsers send them straight to the APIs",
      needs: "an address",
    },
    "og-images": {
      description: "draw an image for link previews of each page without one; needs the address of the site",
    },
    "watch-state": {
      value: "FILE",
      description: "show the results of this file of callboard watch at /live-checks; may be repeated",
      needs: "a file",
      repeat: true,
    },
    strict: { description: "fail if there are warnings" },
    "allow-broken": { description: "build although links or files that pages name are broken; they are printed" },
    force: { description: "replace the folder even if something else made it" },
    json: { description: "print a summary as JSON" },
  },
  settings: ["languages"],
  examples: [
    { line: "callboard build --out site", does: "build the docs in this folder" },
    { line: "callboard build openapi.yaml --out site", does: "a description alone" },
    {
      line: "callboard build docs --out site --site-address https://docs.example.com --strict",
      does: "for its address, and fail on warnings",
    },
  ],
  exits: {
    0: "the site was built",
    1: "the project has errors, or warnings with --strict",
    2: "there is nothing to build, or no folder to build it into",
  },
  page: "static-export.md",
});

/** `callboard publish`. */
export const publishCommand = defineCommand({
  name: "publish",
  summary: "publish a folder of docs to a registry",
  description: "Publishes a docs project to a registry, and prints the address of the site.",
  arguments: [projectFolder],
  options: {
    instance: {
      value: "URL",
      description: "address of the site, if docs.yml has several instances or none",
      needs: "the address of a site",
    },
    preview: { description: "publish to a separate address, which only people who know it can open" },
    id: {
      value: "NAME",
      description: "name of the preview: the next one with the same name replaces it, and has the same address",
    },
    private: { description: "show the site to readers who are logged in only, until it is published with --public" },
    public: { description: "show the site to everybody, as a new one; by default, a site keeps its readers" },
    org: {
      value: "ORG",
      description: "the organization that owns the site (default: the one in fern.config.json)",
    },
    registry,
    token,
    json,
  },
  examples: [
    { line: "callboard publish docs --org acme", does: "publish to the registry on this machine" },
    { line: "callboard publish docs --preview --id next", does: "to an address for reviewers" },
    {
      line: "CALLBOARD_TOKEN=… callboard publish docs --registry https://registry.example.com",
      does: "to another registry",
    },
  ],
  exits: {
    0: "the site was published",
    1: "the project has errors, the registry refused it, or readers can't open a part of the site",
    2: "there is nothing to publish",
  },
  settings: ["registry", "token", "data", "origin"],
  page: "docs-projects.md",
});
