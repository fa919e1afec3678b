/** Returns plain data (a shape, a value, issues) with some texts and keys replaced. */
export function renamed<T>(data: T, names: ReadonlyMap<string, string>): T {
  const walk = (one: unknown): unknown => {
    if (typeof one === "string") return names.get(one) ?? one;
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== "object" || one === null || Object.getOwnPropertySymbols(one).length > 0) return one;
    return Object.fromEntries(Object.entries(one).map(([key, member]) => [names.get(key) ?? key, walk(member)]));
  };
  return walk(data) as T; // texts become texts, so the type stays
}
