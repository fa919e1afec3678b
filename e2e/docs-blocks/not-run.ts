/** A command of a block that is not run when the blocks of the docs are tested. */
export interface NotRun {
  /** The start of the line. */
  readonly starts: string;
  readonly reason: string;
}

/** Lines of the built command that are not run. */
export const linesNotRun: readonly NotRun[] = [
  { starts: "callboard init", reason: "asks questions at a terminal; cli/init/init.test.ts answers them" },
  {
    starts: "callboard serve https://api.example.com",
    reason: "needs a host with TLS; cli/serve/run.test.ts serves a description at an address",
  },
  { starts: "callboard mcp", reason: "talks to a client; cli/mcp/mcp.test.ts connects the official ones" },
  { starts: "CALLBOARD_CREDENTIAL_BEARER=secret-token npx callboard mcp", reason: "the same" },
  { starts: "callboard watch", reason: "watches an API that runs; cli/watch/run-watch.test.ts does it" },
  { starts: "callboard test", reason: "needs a running API; cli/test/saved-failures.test.ts starts one" },
  { starts: "callboard check --replay failure.json --open", reason: "opens a window; e2e/check.spec.ts opens one" },
  {
    starts: "callboard migrate-data",
    reason: "needs a PostgreSQL server; registry/store/transfer/transfer.test.ts moves data both ways",
  },
  { starts: "DATABASE_URL=", reason: "needs a PostgreSQL server; the unit tests of the registry run on one too" },
];

/** Programs of others that blocks run, each with the reason why only its paths are checked. */
export const programsNotRun: { readonly [program: string]: string } = {
  aws: "needs an account",
  docker: "containers can't run here; deploy/topology runs their processes, and deploy/deploy.test.ts checks the files",
  kubectl: "needs a cluster; deploy/deploy.test.ts checks the manifests by the schemas of their kinds",
  netlify: "needs an account",
  npm: "installs and starts this repository; e2e/docs-pages.spec.ts installs the package, and the release workflow does the rest",
  systemctl: "changes the machine",
  vercel: "needs an account",
  wrangler: "needs an account",
};

/** Other blocks that are not run, by the page and the start of their text. */
export const blocksNotRun: readonly (NotRun & { readonly page: string })[] = [
  {
    page: "docs/docs-projects.md",
    starts: "versions:",
    reason: "docs-project/revisions/git-revisions.test.ts reads such a version",
  },
  {
    page: "docs/docs-projects.md",
    starts: "curl",
    reason: "needs curl and a site; registry/services/sites/hosted.test.ts archives one by the same call",
  },
  { page: "docs/registry.md", starts: "curl", reason: "needs curl; registry/services/tokens.test.ts generates tokens" },
  {
    page: "docs/components.md",
    starts: "import { Plan }",
    reason: "cli/components/render-in-process.test.ts renders such a page",
  },
  { page: "docs/agents.md", starts: "{", reason: "the settings of another program" },
  { page: "docs/mock.md", starts: "{", reason: "cli/mock/read-cassettes.test.ts reads it" },
  {
    page: "docs/reference/docs-yml.md",
    starts: "",
    reason: "tooling/reference/docs-settings/docs-settings.test.ts reads every example",
  },
  {
    page: "docs/registry-data.md",
    starts: "{",
    reason: "registry/store/failures.test.ts expects such responses",
  },
  { page: "docs/operate/deployment.md", starts: "topology:", reason: "figures of npm run test:topology" },
  { page: "docs/embed/script-tag.md", starts: "<script", reason: "e2e/embed.spec.ts opens such a page" },
  {
    page: "docs/embed/script-tag.md",
    starts: "callboard-reference",
    reason: "custom properties that embed/styles declares",
  },
  {
    page: "docs/embed/servers.md",
    starts: "import { createDocs",
    reason: "e2e/servers.spec.ts starts the example of it",
  },
  {
    page: "docs/embed/servers.md",
    starts: "const docs = createDocs({\n  description",
    reason: "servers/create-docs.test.ts has such a session",
  },
  {
    page: "docs/embed/servers.md",
    starts: "app.set(",
    reason: "servers/create-docs.test.ts counts readers behind a proxy",
  },
  { page: "docs/embed/other-languages.md", starts: "<!doctype html>", reason: "e2e/other-languages.spec.ts serves it" },
  { page: "docs/embed/other-languages.md", starts: "from fastapi", reason: "e2e/other-languages.spec.ts runs it" },
  { page: "docs/embed/other-languages.md", starts: "from django", reason: "e2e/other-languages.spec.ts runs it" },
  { page: "docs/embed/other-languages.md", starts: "package main", reason: "e2e/other-languages.spec.ts runs it" },
  { page: "docs/embed/other-languages.md", starts: "var builder", reason: "needs .NET" },
  { page: "docs/embed/other-languages.md", starts: "<?php", reason: "e2e/other-languages.spec.ts runs it" },
  { page: "docs/embed/in-a-repository.md", starts: "name: api", reason: "e2e/repository.nightly.spec.ts checks it" },
  {
    page: "docs/embed/in-a-repository.md",
    starts: "- uses:",
    reason: "e2e/repository.nightly.spec.ts runs what it calls",
  },
  { page: "docs/embed/in-a-repository.md", starts: "repos:", reason: "e2e/repository.nightly.spec.ts runs the hook" },
  {
    page: "docs/embed/in-a-repository.md",
    starts: "{",
    reason: "a settings file of one line, as in reference/settings",
  },
  {
    page: "docs/embed/in-a-repository.md",
    starts: "# yaml",
    reason: "a settings file of one line, as in reference/settings",
  },
  {
    page: "docs/embed/react.md",
    starts: "import { ApiReference",
    reason: "react/reference/reference.test.tsx renders it",
  },
  {
    page: "docs/embed/react.md",
    starts: "import { type CallboardReferenceElement",
    reason: "react/reference/reference.test.tsx runs it",
  },
  { page: "docs/testing.md", starts: "import { defineHooks", reason: "cli/test/hooks.test.ts runs such a module" },
  { page: "docs/testing.md", starts: "test:", reason: "cli/test/operation-settings.test.ts runs such rules" },
  { page: "docs/operate/threat-model.md", starts: "reader's browser", reason: "a drawing" },
  {
    page: "docs/sites.md",
    starts: '{ "page"',
    reason: "what a page sends; docs-host/client/page-tools/page-tools.test.tsx receives it",
  },
];
