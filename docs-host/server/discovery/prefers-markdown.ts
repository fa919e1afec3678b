/** Returns true if a request would rather have markdown than HTML (RFC 9110 §12.5.1); it has to name markdown. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept) return false;
  const weights = new Map(
    accept.split(",").map((range) => {
      const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.map((one) => /^q=([\d.]+)$/.exec(one)?.[1]).find((value) => value !== undefined);
      return [type, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const markdown = weights.get("text/markdown") ?? 0;
  const html = weights.get("text/html") ?? weights.get("text/*") ?? weights.get("*/*") ?? 0;
  // Browsers name HTML and not markdown; a program that names both with one weight reads either.
  return markdown > 0 && markdown >= html;
}
