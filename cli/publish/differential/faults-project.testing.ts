import type { ProjectFiles } from "../../../registry/publishers/fern-cli.testing.ts";
import { assets } from "./settings-project.testing.ts";

/** A project in which the Fern CLI has faults that `callboard publish` doesn't copy. */
export const faultsProject: ProjectFiles = {
  ...assets,
  "fern/docs.yml": `instances: [{ url: https://acme.docs.buildwithfern.com }]
title: Plants
navigation:
  - { page: Logo, path: pages/logo.mdx }
  - { page: Icon, path: pages/icon.mdx }
  - { changelog: ./changelog }
  - { api: Plants }
`,
  "fern/pages/logo.mdx": "---\nlogo: { light: ../assets/mark.svg, dark: https://acme.test/dark.svg }\n---\nA logo.\n",
  "fern/pages/icon.mdx":
    '<Card icon={<img src="../assets/leaf.png" />} href="./logo.mdx">x</Card>\n\n[![A leaf](../assets/leaf.png)](./logo.mdx)\n',
  "fern/changelog/2024-02-03.mdx": "News.\n",
  "fern/generators.yml": "groups:\n  none:\n    generators: []\n",
  "fern/definition/api.yml": "name: plants\nerror-discrimination:\n  strategy: status-code\n",
  "fern/definition/plants.yml":
    "service:\n  auth: false\n  base-path: /plants\n  endpoints:\n    list: { method: GET, path: '', availability: pre-release }\n",
};
