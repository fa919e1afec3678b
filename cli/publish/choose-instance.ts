import { type DefinitionOptions, type DocsProject, instanceAt } from "#docs-project";

type Instance = NonNullable<DefinitionOptions["instance"]>;

/** The instance to publish, or why none can be chosen. */
export type ChosenInstance =
  | { readonly ok: true; readonly instance: Instance }
  | { readonly ok: false; readonly error: string };

/** Chooses the instance of a project that an address names; without an address, its only one. */
export function chooseInstance({ instances }: DocsProject, url: string | undefined): ChosenInstance {
  const [first, second] = instances;
  const list = instances.map((instance) => instance.url.text).join(", ");
  if (url === undefined) {
    if (first === undefined)
      return {
        ok: false,
        error:
          "the project has no address: name one, such as --instance docs.localhost, or list it under instances in docs.yml",
      };
    if (second === undefined) return { ok: true, instance: first };
    return { ok: false, error: `docs.yml has several instances: choose one by --instance: ${list}` };
  }
  const found = instanceAt(instances, url);
  if (found !== undefined) return { ok: true, instance: found };
  // Custom domains and audiences belong to the listed addresses.
  const edit = first?.["edit-this-page"];
  const word = { text: url, span: { source: { path: "", text: "" }, start: 0, end: 0 } };
  return { ok: true, instance: { url: word, ...(edit && { "edit-this-page": edit }) } };
}
