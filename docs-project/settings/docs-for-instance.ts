import type { DocsYml, Instance, Product } from "./docs-yml.ts";

/** Returns an address without its scheme and the slash at its end, for comparison. */
const plain = (url: string): string =>
  url
    .replace(/^https?:\/\//, "")
    .replace(/\/$/, "")
    .toLowerCase();

/** Finds the instance that an address names, its own or a custom domain. */
export const instanceAt = (instances: readonly Instance[], address: string): Instance | undefined =>
  instances.find(({ url, "custom-domain": domains = [] }) =>
    [url.text, ...domains].some((one) => plain(one) === plain(address)),
  );

/** The settings for one instance, and whether parts of them are only for others. */
interface InstanceDocs {
  readonly docs: DocsYml;
  readonly hasOtherParts: boolean;
}

/** Leaves out the versions and products that name only audiences of other instances; by default the first is meant. */
export function docsForInstance(docs: DocsYml, address: string | undefined): InstanceDocs {
  const instances = docs.instances ?? [];
  const instance = address === undefined ? instances[0] : instanceAt(instances, address);
  const { audiences = [] } = instance ?? {};
  if (audiences.length === 0) return { docs, hasOtherParts: false };
  let hasOtherParts = false;
  const shown = <T extends { readonly audiences?: readonly string[] }>(all: readonly T[]): readonly T[] =>
    all.filter(({ audiences: own = [] }) => {
      const isShown = own.length === 0 || own.some((one) => audiences.includes(one));
      hasOtherParts ||= !isShown;
      return isShown;
    });
  const product = (one: Product): Product => ({ ...one, ...(one.versions && { versions: shown(one.versions) }) });
  const filtered: DocsYml = {
    ...docs,
    ...(docs.versions && { versions: shown(docs.versions) }),
    ...(docs.products && { products: shown(docs.products).map(product) }),
  };
  return { docs: filtered, hasOtherParts };
}
