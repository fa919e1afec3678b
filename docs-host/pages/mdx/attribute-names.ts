import { mostTypos, typos } from "#docs-host/site/words";

/** The attributes that components of the library read. */
export const attributeNames: ReadonlySet<string> = new Set(
  `actions active api autoPlay availability background badge bottom button buttonIcon buttonText caption children class
   className clipboard code color cols comment content controls cta darkModeColor data default defaultOpen deprecated
   description disabled endpoint example exclude excludeDeprecated fallbackValue file filename focus full hideTryItButton
   highlight highlighted href icon iconPosition iconSize id imageHeight imagePosition imageWidth include info intent json
   lang language languages large left libraries lightModeColor loggedIn loop match maxLines minimal mono name none not open
   outlined paramName placeholder preload products required right rightIcon roles rounded sdks selector side sideOffset
   size small span src startLine style subtle target text tip title toc tocDepth tooltips top ts type value version versions
   webhook wordWrap`.split(/\s+/),
);

/** Returns the attribute that was probably meant by the name of another one; undefined for a name that is like none. */
export function meantAttribute(name: string): string | undefined {
  if (attributeNames.has(name) || name.includes("-")) return undefined;
  const most = mostTypos(name);
  if (most === 0) return undefined;
  return [...attributeNames].find((known) => typos(name.toLowerCase(), known.toLowerCase(), most)?.isStart === false);
}
