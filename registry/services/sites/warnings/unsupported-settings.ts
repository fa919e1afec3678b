import { isList, isObject, type Json, own } from "#engine/json";
import type { DocsWarning } from "#generated/types";
import { configEffects } from "./config-effects.ts";

/** Returns warnings about members of a site's settings that change nothing that readers get, each once. */
export function unsupportedSettings(config: Json): readonly DocsWarning[] {
  const found = new Set<string>();
  const visit = (value: Json | undefined, around: string): void => {
    if (isList(value)) for (const item of value) visit(item, around);
    if (!isObject(value)) return;
    for (const [key, member] of Object.entries(value)) {
      const path = around === "" ? key : `${around}.${key}`;
      const effect = Object.hasOwn(configEffects, path) ? configEffects[path] : undefined;
      if (isEmpty(member) || path === "root") continue;
      if (effect?.kind !== "unsupported") visit(member, path);
      else if (!effect.harmless.includes(member) && !isReplaced(config, effect.replacement)) found.add(path);
    }
  };
  visit(config, "");
  return [...found].map((path) => {
    const effect = configEffects[path];
    const advice = effect?.kind === "unsupported" ? `; ${effect.advice}` : "";
    return { code: "unsupported", id: path, message: `\`${path}\` is not supported${advice}` };
  });
}

const isReplaced = (config: Json, replacement: string | undefined): boolean =>
  replacement !== undefined && isObject(config) && !isEmpty(own(config, replacement));

/** Returns true for a value that sets nothing: publishers send empty objects and flags that are off. */
const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === "" ||
  (isList(value) ? value.length === 0 : isObject(value) && Object.values(value).every(isEmpty));
