import type { Generator, PackageRegistry, SDK, SdkDefaults } from "#generated/types";

/** Settings of an SDK of any language (docs/registry.md#generators). */
const settings = { unitTests: true, oauthClient: true, paginationClient: true, whitelabel: false } as const;

/** Where packages of a language are published (docs/registry.md#generators); other languages have no default. */
const packageRegistries: {
  readonly [L in NonNullable<Generator["generatorLanguage"]>]?: PackageRegistry;
} = {
  typescript: { name: "npm", url: "https://registry.npmjs.org" },
  ruby: { name: "RubyGems", url: "https://rubygems.org" },
  python: { name: "PyPI", url: "https://pypi.org" },
};

/** Returns a generator with the settings that its SDKs have by default, unless it states its own or makes no SDKs. */
export function withSdkDefaults(generator: Generator): Generator {
  const { generatorType, generatorLanguage: language, sdkDefaults } = generator;
  if (generatorType.type !== "sdk" || sdkDefaults !== undefined) return generator;
  const packageRegistry = language && packageRegistries[language];
  const added: SdkDefaults = { ...settings, ...(packageRegistry && { packageRegistry }) };
  return { ...generator, sdkDefaults: added };
}

/** Returns the command that installs an SDK from the default package registry of its language, if there is one. */
export function installCommand(sdk: SDK): string | undefined {
  switch (sdk.type) {
    case "typescript":
      return `npm install ${sdk.package}@${sdk.version}`;
    case "python":
      return `pip install ${sdk.package}==${sdk.version}`;
    case "ruby":
      return `gem install ${sdk.gem} --version ${sdk.version}`;
    default:
      return undefined;
  }
}
