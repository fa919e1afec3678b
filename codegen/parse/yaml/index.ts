export { parseYaml } from "./parse-yaml.ts";
export type { Yaml, YamlEntry, YamlMap, YamlScalar } from "./value.ts";
