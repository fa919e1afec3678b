import { type Budget, jsonCost, textCost } from "#engine/budget";
import { isExact, isList, isObject, type Json, own } from "#engine/json";
import { fitsReference } from "./fits.ts";
import type { SdkRequest } from "./request.ts";
import { hole, type PayloadInput, type Template, type TemplateInput } from "./template.ts";

/** Code, with the import lines that it needs. */
export interface Code {
  readonly imports: readonly string[];
  readonly code: string;
}

/** The context for filling a template: the request, the current value, and the writers of values. */
export interface Filling {
  readonly request: SdkRequest;
  readonly relative: Json | undefined;
  readonly literal: (value: Json) => string;
  /** Counts steps and written text. Once the budget is spent, no more is filled in. */
  readonly budget: Budget;
}

/** Fills in a template; returns undefined if it needs a value that the request does not have. */
export function resolveTemplate(template: Template, filling: Filling): Code | undefined {
  const { budget } = filling;
  const inside = budget.take(1 + template.imports.length) ? filled(template, filling) : undefined;
  if (inside === undefined) return undefined;
  const repeats = template.code.split(hole).length - 2;
  if (!budget.take(textCost(template.code) + Math.max(0, repeats) * textCost(inside.code))) return undefined;
  // A function, since `replace` interprets `$&` and the like in a text.
  return {
    imports: [...template.imports, ...inside.imports],
    code: template.code.replaceAll(hole, () => inside.code),
  };
}

/** Returns the text for a template's placeholder. */
function filled(template: Template, filling: Filling): Code | undefined {
  const value = template.from === undefined ? filling.relative : valueAt(template.from, filling);
  switch (template.kind) {
    case "generic": {
      const parts = template.inputs.flatMap((input) => filledInput(input, filling) ?? []);
      if (parts.length === 0 && template.inputs.length > 0 && template.isOptional) return undefined;
      return joined(parts, template.delimiter);
    }
    case "enum": {
      const code = typeof value === "string" ? own(template.values, value) : undefined;
      return typeof code === "string" ? { imports: [], code } : undefined;
    }
    case "discriminated": {
      const tag = isObject(value) ? own(value, template.discriminant) : undefined;
      const chosen = typeof tag === "string" ? template.members.get(tag) : undefined;
      return chosen && resolveTemplate(chosen, { ...filling, relative: value });
    }
    case "union": {
      if (value === undefined) return undefined;
      for (const { type, template: one } of template.members) {
        const code = fitsReference(type, value) ? resolveTemplate(one, { ...filling, relative: value }) : undefined;
        if (code !== undefined && code.code !== "") return code;
      }
      return written(value, filling);
    }
    case "iterable": {
      if (!isList(value)) return undefined;
      const items = value.flatMap((item) => resolveTemplate(template.item, { ...filling, relative: item }) ?? []);
      return joined(items, template.delimiter);
    }
    case "dict": {
      if (!isObject(value)) return undefined;
      const pairs = Object.entries(value).flatMap(([key, item]) => {
        const [name, content] = [
          resolveTemplate(template.key, { ...filling, relative: key }),
          resolveTemplate(template.value, { ...filling, relative: item }),
        ];
        return name && content ? [joined([name, content], template.separator)] : [];
      });
      return joined(pairs, template.delimiter);
    }
  }
}

/** Writes a value as code; undefined if the budget is spent. */
function written(value: Json, { literal, budget }: Filling): Code | undefined {
  return budget.take(jsonCost(value)) ? { imports: [], code: literal(value) } : undefined;
}

function filledInput(input: TemplateInput, filling: Filling): Code | undefined {
  if (input.kind === "template") {
    const code = resolveTemplate(input.template, filling);
    return code === undefined || code.code === "" ? undefined : code;
  }
  const value = valueAt(input.payload, filling);
  return value === undefined ? undefined : written(value, filling);
}

/** Finds the value at a path of the request. */
function valueAt({ location, path }: PayloadInput, { request, relative }: Filling): Json | undefined {
  let value = location === "RELATIVE" ? relative : request[location];
  for (const step of path) {
    if (value === undefined || value === null || typeof value !== "object" || isExact(value)) return undefined;
    value = isList(value) ? value[Number(step)] : own(value, step);
  }
  return value;
}

const joined = (parts: readonly Code[], delimiter: string): Code => ({
  imports: parts.flatMap(({ imports }) => imports),
  code: parts.map(({ code }) => code).join(delimiter),
});
