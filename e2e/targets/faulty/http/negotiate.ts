/** Returns the offered media type that an Accept header prefers, the first of equal ones; `undefined` if none. */
export function negotiate(accept: string | undefined, offered: readonly string[]): string | undefined {
  if (accept === undefined || accept.trim() === "") return offered[0];
  const ranges = accept.split(",").map(rangeOf);
  let best: { readonly type: string; readonly quality: number } | undefined;
  for (const type of offered) {
    const quality = qualityOf(type, ranges);
    if (quality > (best?.quality ?? 0)) best = { type, quality };
  }
  return best?.type;
}

interface Range {
  readonly range: string;
  readonly quality: number;
}

function rangeOf(text: string): Range {
  const [range = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith("q="))?.slice(2);
  const quality = weight === undefined ? 1 : Number(weight);
  return { range, quality: Number.isFinite(quality) ? quality : 0 };
}

/** The quality of the most specific range that matches (RFC 9110, section 12.5.1). */
function qualityOf(type: string, ranges: readonly Range[]): number {
  const essence = type.split(";")[0]?.trim() ?? type;
  for (const range of [essence, `${essence.split("/")[0]}/*`, "*/*"]) {
    const found = ranges.find((one) => one.range === range);
    if (found !== undefined) return found.quality;
  }
  return 0;
}
