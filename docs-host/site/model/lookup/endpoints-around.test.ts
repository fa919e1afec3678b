import fc from "fast-check";
import { expect, it } from "vitest";
import type { EndpointList } from "./endpoint-list.ts";
import { endpointsAround } from "./endpoints-around.ts";

const listOf = (sizes: readonly number[]): EndpointList => ({
  groups: sizes.map((size, group) => ({
    trail: [`Group ${group}`],
    entries: Array.from({ length: size }, (_, n) => {
      const id = `${group}-${n}`;
      return { kind: "endpoint", apiId: "a", id, title: id, href: `/${id}`, method: "GET", path: `/${id}` } as const;
    }),
  })),
});
const hrefs = ({ groups }: EndpointList) =>
  groups.flatMap(({ trail, entries }) => entries.map(({ href }) => `${trail[0]} ${href}`));

const lists = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 }).map(listOf);

it("returns a window of the list around the entry, with its offset and total", () => {
  fc.assert(
    fc.property(lists, fc.nat(), (list, chance) => {
      const allHrefs = hrefs(list);
      const wanted = allHrefs[chance % allHrefs.length] ?? "";
      const slice = endpointsAround(list, wanted.split(" ").at(-1) ?? "");
      const offset = slice.part?.before.entries ?? 0;
      const total = slice.part?.total.entries ?? allHrefs.length;
      expect(hrefs(slice)).toContain(wanted);
      expect(hrefs(slice)).toEqual(allHrefs.slice(offset, offset + hrefs(slice).length));
      expect(total).toBe(allHrefs.length);
      expect(slice.groups.every(({ entries }) => entries.length > 0)).toBe(true);
    }),
  );
});

it("limits the window regardless of the length of the list", () => {
  const slice = endpointsAround(listOf(Array.from({ length: 250 }, () => 20)), "/100-3");
  expect(hrefs(slice).length).toBeLessThan(100);
  expect(slice.part?.total).toEqual({ entries: 5000, headings: 250 });
});

it("returns a short list, or a list without the entry, unchanged", () => {
  const short = listOf([3, 4]);
  expect(endpointsAround(short, "/1-2")).toBe(short);
  const long = listOf([300]);
  expect(endpointsAround(long, "/elsewhere")).toBe(long);
});

it("lists the version of the page alone, and the default version of other products", () => {
  const version = (product: number, at: number) => ({ product, version: at, isDefault: at === 0 });
  const { groups } = listOf([2, 2, 2, 2, 1]);
  const of = [version(0, 0), version(0, 1), version(1, 0), version(1, 1), undefined];
  const list: EndpointList = {
    groups: groups.map((group, at) => ({ ...group, ...(of[at] && { version: of[at] }) })),
  };
  const groupsAround = (href: string) => [...new Set(hrefs(endpointsAround(list, href)).map((one) => one.slice(0, 7)))];
  expect(groupsAround("/1-0")).toEqual(["Group 1", "Group 2", "Group 4"]);
  expect(groupsAround("/3-1")).toEqual(["Group 0", "Group 3", "Group 4"]);
  expect(groupsAround("/4-0")).toHaveLength(5);
});
