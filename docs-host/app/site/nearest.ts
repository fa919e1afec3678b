import { hrefOf, type Site, type SitePage } from "./site.ts";

/** How many suggestions are worth reading. */
const most = 6;

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1),
  );

/** How alike two words are, from 0 to 1: by the share of pairs of letters that both have. */
function alike(a: string, b: string): number {
  if (a === b) return 1;
  const pairs = (word: string) => Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
  const [left, right] = [pairs(a), pairs(b)];
  if (left.length + right.length === 0) return 0;
  const both = left.filter((pair) => right.includes(pair)).length;
  return (2 * both) / (left.length + right.length);
}

const score = (asked: ReadonlySet<string>, page: SitePage): number => {
  const has = [...words(`${hrefOf(page.slug)} ${page.title}`)];
  const best = [...asked].map((word) => Math.max(0, ...has.map((other) => alike(word, other))));
  return best.filter((value) => value > 0.5).reduce((sum, value) => sum + value, 0) - has.length / 100;
};

/** The pages whose address and title are most like an address that does not exist, best first. */
export function nearest(site: Site, path: string): readonly SitePage[] {
  const asked = words(path);
  return [...site.pages.values()]
    .map((page) => ({ page, value: score(asked, page) }))
    .filter(({ value }) => value > 0.5)
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ page }) => page);
}
