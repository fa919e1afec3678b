import type { Setting } from "../setting.ts";

const text = { kind: "text" } as const;

/** Settings of commands that call a registry or a browser. */
export const programSettings: readonly Setting[] = [
  {
    name: "registry",
    variable: "CALLBOARD_REGISTRY",
    flag: { name: "registry", value: "URL" },
    type: text,
    default: "http://localhost:4001",
    description: "address of the registry that commands call, and `callboard site` shows the sites of",
    page: "hosting.md#several-processes",
    example: "https://registry.example.com",
  },
  {
    name: "token",
    variable: "CALLBOARD_TOKEN",
    flag: { name: "token", value: "TOKEN" },
    type: text,
    secret: true,
    default: "the token in .callboard/token",
    description: "a token of the organization; the variable is safer, because other users of this machine can't see it",
    page: "registry.md#tokens",
    example: "secret",
  },
];
