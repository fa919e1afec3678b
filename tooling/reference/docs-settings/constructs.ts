import { readDocsYml, readNavigationFile } from "../../../docs-project/settings/docs-yml.ts";
import { settingEffects } from "../../../docs-project/settings/effects.ts";
import { formOf, type SettingForm } from "../../../docs-project/settings/reading.ts";
import { commonTexts, constructTexts, type SettingText } from "./setting-texts.ts";

type Reader = Parameters<typeof formOf>[0];

/** A key of a construct. */
export interface Setting {
  readonly key: string;
  readonly read: Reader;
  readonly isRequired: boolean;
  readonly text: SettingText;
}

/** A construct of docs.yml, such as a page of the navigation. */
export interface Construct {
  readonly name: string;
  readonly settings: readonly Setting[];
  /** Keys without an effect, and what to do instead. */
  readonly unsupported: readonly { readonly key: string; readonly advice: string }[];
  /** Readers of the construct; some are read in several forms. */
  readonly readers: readonly Reader[];
}

/** A setting that the reference does not describe. */
class MissingTextError extends Error {
  override readonly name = "MissingTextError";
}

/** Returns all constructs that the readers of docs.yml accept, in the order of the reference. */
export function constructs(): readonly Construct[] {
  const found = new Map<string, Construct>();
  const seen = new Set<Reader>();
  const visit = (read: Reader): void => {
    if (seen.has(read)) return;
    seen.add(read);
    const form = formOf(read);
    if (form.kind === "object") {
      const one = constructOf(form, read);
      const known = found.get(one.name);
      found.set(one.name, known === undefined ? one : joined(known, one));
    }
    for (const inner of partsOf(form)) visit(inner);
  };
  visit(readDocsYml);
  visit(readNavigationFile);
  const shown = [...found.values()].filter(({ settings }) => settings.some(({ key }) => !(key in commonTexts)));
  for (const { name } of shown) if (!(name in constructTexts)) throw new MissingTextError(`${name} is not described`);
  const order = Object.keys(constructTexts);
  return shown.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** Returns the readers of the parts of a form, as far as they have an effect. */
export function partsOf(form: SettingForm): readonly Reader[] {
  switch (form.kind) {
    case "object":
      return Object.entries(form.keys).flatMap(([key, read]) =>
        settingEffects[form.name]?.[key]?.kind === "unsupported" ? [] : [read],
      );
    case "list":
      return [form.item];
    case "record":
      return [form.value];
    case "choice":
      return form.readers;
    default:
      return [];
  }
}

function constructOf(form: Extract<SettingForm, { readonly kind: "object" }>, reader: Reader): Construct {
  const { name, keys, required } = form;
  const settings: Setting[] = [];
  const unsupported: { key: string; advice: string }[] = [];
  // A construct without the effect of a required key has none.
  const hasEffect = required.every((key) => settingEffects[name]?.[key]?.kind !== "unsupported");
  for (const [key, read] of hasEffect ? Object.entries(keys) : []) {
    const effect = settingEffects[name]?.[key];
    const text = constructTexts[name]?.keys[key] ?? commonTexts[key];
    if (effect?.kind === "unsupported") unsupported.push({ key, advice: effect.advice });
    else if (text === undefined) throw new MissingTextError(`${key} of ${name} is not described`);
    else settings.push({ key, read, isRequired: required.includes(key), text });
  }
  return { name, settings, unsupported, readers: [reader] };
}

/** A key is required if all forms of a construct need it. */
const joined = (one: Construct, other: Construct): Construct => ({
  ...one,
  readers: [...one.readers, ...other.readers],
  settings: [
    ...one.settings.map((setting) => ({
      ...setting,
      isRequired: setting.isRequired && other.settings.some(({ key, isRequired }) => key === setting.key && isRequired),
    })),
    ...other.settings
      .filter(({ key }) => !one.settings.some((known) => known.key === key))
      .map((setting) => ({ ...setting, isRequired: false })),
  ],
});
