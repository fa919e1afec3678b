import { maxTypos, typos } from "#docs-host/site/typos";
import { attributeNames, commonNames, type componentNamed } from "#mdx/tags";

type Component = Exclude<ReturnType<typeof componentNamed>, undefined>;

/**
 * Returns the attribute that an author probably meant by an unknown name; undefined if no attribute of the component has a
 * similar name.
 */
export function meantAttribute(name: string, { attributes }: Component): string | undefined {
  if (attributeNames.has(name) || commonNames.includes(name) || name.includes("-")) return undefined;
  const most = maxTypos(name);
  if (most === 0) return undefined;
  return [...Object.keys(attributes), ...commonNames].find(
    (known) => typos(name.toLowerCase(), known.toLowerCase(), most)?.isStart === false,
  );
}
