import { isNothing, type Read, type Yaml } from "#codegen/reading";
import type { Notes } from "../diagnostic.ts";
import { type SettingEffect, settingEffects } from "./effects.ts";
import { eitherOf, formOf, hasKey, type SettingForm } from "./reading.ts";

type ObjectForm = Extract<SettingForm, { readonly kind: "object" }>;

/** Reports each setting of a file that has no effect, at its key. Other mistakes are reported by the reader. */
export function noteUnsupported(node: Yaml, read: Read<unknown>, notes: Notes): void {
  const form = formIn(node, read);
  if (form === undefined) return;
  if (form.kind === "list") {
    for (const item of node.kind === "list" ? node.items : [node]) noteUnsupported(item, form.item, notes);
    return;
  }
  if (node.kind !== "map") return;
  for (const { key, value } of node.entries) {
    if (form.kind === "record") noteUnsupported(value, form.value, notes);
    else if (form.kind === "object" && Object.hasOwn(form.keys, key.text) && !isNothing(value)) {
      const effect = settingEffects[form.name]?.[key.text];
      const inner = form.keys[key.text];
      if (effect?.kind === "unsupported") noteSetting({ key: key.text, span: key.span, value, effect }, notes);
      else if (inner !== undefined) noteUnsupported(value, inner, notes);
    }
  }
}

interface UnsupportedSetting {
  readonly key: string;
  readonly span: Yaml["span"];
  readonly value: Yaml;
  readonly effect: Extract<SettingEffect, { readonly kind: "unsupported" }>;
}

function noteSetting({ key, span, value, effect }: UnsupportedSetting, notes: Notes): void {
  const written = value.kind === "scalar" ? value.value : undefined;
  if (effect.harmless.some((one) => one === written)) return;
  notes.note(span, {
    code: "unsupported",
    severity: "warning",
    message: `\`${key}\` is not supported`,
    advice: effect.advice,
  });
}

/** Returns the form that a value is read by: of several, the first that it can have. */
function formIn(node: Yaml, read: Read<unknown>): SettingForm | undefined {
  const form = formOf(read);
  if (form.kind !== "choice") return form;
  const forms = form.readers.flatMap((one) => formIn(node, one) ?? []);
  const objects = forms.filter((one): one is ObjectForm => one.kind === "object");
  const fitting = objects.filter(({ required }) => required.every((key) => hasKey(node, key)));
  if (node.kind === "map") {
    return (
      fitting.toSorted((a, b) => knownKeys(b, node) - knownKeys(a, node))[0] ?? other(forms, "record") ?? objects[0]
    );
  }
  if (node.kind !== "list") return undefined;
  const lists = forms.flatMap((one) => (one.kind === "list" ? [one.item] : []));
  return { kind: "list", item: eitherOf(lists, () => undefined) };
}

const other = (forms: readonly SettingForm[], kind: SettingForm["kind"]): SettingForm | undefined =>
  forms.find((one) => one.kind === kind);

const knownKeys = ({ keys }: ObjectForm, node: Extract<Yaml, { readonly kind: "map" }>): number =>
  node.entries.filter(({ key }) => Object.hasOwn(keys, key.text)).length;
