import { type SearchChoices, searchKinds } from "#docs-host/search/full-text";
import { scriptsText } from "#locales/messages/scripts";
import { element } from "./elements.ts";
import { kindTitles } from "./hit-options.ts";
import type { SearchInput } from "./search-client.ts";

/** The filters of the dialog. */
export interface Filters {
  readonly root: HTMLElement;
  /** Searches all versions, and then all products; hidden while both are searched. */
  readonly widen: HTMLButtonElement;
  /** Shows the filters that have something to choose. */
  readonly offer: (choices: SearchChoices) => void;
  readonly values: () => Omit<SearchInput, "text">;
}

/** Creates the filters. */
export function searchFilters(
  initial: { readonly product?: string | undefined; readonly version?: string | undefined },
  onChange: () => void,
): Filters {
  const kind = choice(scriptsText().kind, scriptsText().everything);
  const product = choice(scriptsText().product, scriptsText().allProducts, initial.product);
  const version = choice(scriptsText().version, scriptsText().allVersions, initial.version);
  const root = element("div", { class: "search-filters" }, kind, product, version);
  const showOffered = (): void => {
    root.hidden = [kind, product, version].every(({ hidden }) => hidden);
  };
  const widen = element("button", { type: "button", class: "search-all" });
  const narrowed = (): HTMLSelectElement | undefined => [version, product].find(({ value }) => value !== "");
  const update = (): void => {
    const select = narrowed();
    widen.hidden = select === undefined;
    widen.textContent = select?.options[0]?.text ?? "";
  };
  widen.addEventListener("click", () => {
    const select = narrowed();
    if (select !== undefined) select.value = "";
    update();
    onChange();
  });
  root.addEventListener("change", ({ target }) => {
    // Another product has other versions.
    if (target === product) version.value = "";
    update();
    onChange();
  });
  update();
  showOffered();
  return {
    root,
    widen,
    offer: ({ kinds, products, versions }) => {
      fill(
        kind,
        kinds.map((one) => [one, scriptsText()[kindTitles[one]]]),
      );
      fill(
        product,
        products.map((name) => [name, name]),
      );
      fill(
        version,
        versions.map((name) => [name, name]),
      );
      showOffered();
    },
    values: () => ({
      kind: searchKinds.find((one) => one === kind.value),
      product: product.value || undefined,
      version: version.value || undefined,
    }),
  };
}

function choice(label: string, all: string, initial = ""): HTMLSelectElement {
  const select = element(
    "select",
    { "aria-label": label, hidden: initial === "" },
    element("option", { value: "" }, all),
  );
  if (initial !== "") select.append(element("option", { value: initial, selected: true }, initial));
  return select;
}

function fill(select: HTMLSelectElement, options: readonly (readonly [value: string, text: string])[]): void {
  const { value } = select;
  const [all] = select.options;
  select.replaceChildren(
    ...(all === undefined ? [] : [all]),
    ...options.map(([one, text]) => element("option", { value: one }, text)),
  );
  select.value = value;
  select.hidden = options.length < 2 && value === "";
}
