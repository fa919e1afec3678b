import type { VariantSelection } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Path } from "#engine/shape";
import { elementsOf } from "#ui/kit/static";
import type { FieldData, Tools } from "../model/index.ts";
import { staticControl } from "./static-control.ts";
import { staticField } from "./static-field.ts";
import type { StaticForm } from "./static-form.ts";
import { type StaticMap, staticRows } from "./static-rows.ts";

export { staticPath } from "./static-field.ts";
export type { StaticMap } from "./static-rows.ts";

/** Dependencies of a static view. */
export interface StaticDeps {
  readonly page: Document;
  readonly tools: Tools;
  readonly selection: VariantSelection;
  readonly revealed: (at: Path) => ReadonlySet<string>;
  readonly canPaste: boolean;
}

const formOf = ({ page, ...deps }: StaticDeps): StaticForm => ({
  ...deps,
  create: elementsOf(page),
  control: staticControl,
});

/**
 * Renders fields outside the window as plain elements with the names, roles, values and texts of the live view. So the
 * page can be searched, printed, navigated by Tab and read out at a fraction of the cost.
 */
export function renderStatic(
  deps: StaticDeps,
  fields: readonly FieldData[],
  valueFor: (field: FieldData) => Json | undefined,
): DocumentFragment {
  const form = formOf(deps);
  const drawn = deps.page.createDocumentFragment();
  for (const field of fields) drawn.append(staticField(form, field, valueFor(field)));
  return drawn;
}

/** Renders rows of a map likewise; `first` is the position of the first one. */
export function renderStaticRows(
  deps: StaticDeps,
  map: StaticMap,
  keys: readonly string[],
  valueFor: (key: string) => Json | undefined,
  first: number,
): DocumentFragment {
  const drawn = deps.page.createDocumentFragment();
  drawn.append(...staticRows(formOf(deps), map, keys, valueFor, first));
  return drawn;
}
