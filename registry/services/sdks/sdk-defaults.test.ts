import { expect, it } from "vitest";
import type { Generator } from "#generated/types";
import { installCommand, withSdkDefaults } from "./sdk-defaults.ts";

const generator = (properties: Partial<Generator>): Generator => ({
  ...{ id: "one", displayName: "One", dockerImage: "callboard/one", generatorType: { type: "sdk" } },
  ...properties,
});
const settings = { unitTests: true, oauthClient: true, paginationClient: true, whitelabel: false };

it.each([
  ["typescript", { name: "npm", url: "https://registry.npmjs.org" }],
  ["ruby", { name: "RubyGems", url: "https://rubygems.org" }],
  ["python", { name: "PyPI", url: "https://pypi.org" }],
] as const)("SDKs in %s have default settings and a package registry", (generatorLanguage, packageRegistry) => {
  expect(withSdkDefaults(generator({ generatorLanguage })).sdkDefaults).toEqual({ ...settings, packageRegistry });
});

it("SDKs in other languages have default settings alone", () => {
  expect(withSdkDefaults(generator({ generatorLanguage: "go" })).sdkDefaults).toEqual(settings);
});

it.each([
  ["states its own", generator({ sdkDefaults: { ...settings, whitelabel: true } })],
  ["makes no SDKs", generator({ generatorType: { type: "server" }, generatorLanguage: "typescript" })],
])("a generator that %s is unchanged", (_, one) => {
  expect(withSdkDefaults(one)).toEqual(one);
});

it.each([
  ["npm install @acme/plants@1.2.0", { type: "typescript", package: "@acme/plants", version: "1.2.0" }],
  ["pip install acme-plants==1.2.0", { type: "python", package: "acme-plants", version: "1.2.0" }],
  ["gem install acme_plants --version 1.2.0", { type: "ruby", gem: "acme_plants", version: "1.2.0" }],
  [undefined, { type: "go", githubRepo: "github.com/acme/plants", version: "1.2.0" }],
] as const)("an SDK is installed by %s", (command, sdk) => {
  expect(installCommand(sdk)).toBe(command);
});
