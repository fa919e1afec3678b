import type { PageName } from "./build.ts";
import type { Figures } from "./figures.ts";

/** A figure with the most that it may be. */
export interface Target {
  readonly what: string;
  readonly value: number;
  readonly most: number;
}

type Found = ReadonlyMap<string, ReadonlyMap<PageName, Figures>>;

const large = ["5,000 properties", "1,000 objects"];

/** The figures that the form is held to (issue "The form", Figures), as far as they were measured. */
export function targetsOf(found: Found): readonly Target[] {
  return [...large.flatMap((name) => sizeTargets(name, found)), ...growthTargets(found), ...treeTargets(found)];
}

function sizeTargets(name: string, found: Found): readonly Target[] {
  const [form, plain] = [found.get(name)?.get("form"), found.get(name)?.get("plain")];
  if (form === undefined || plain === undefined) return [];
  return [
    { what: `${name}: usable, as a part of the plain page's time`, value: form.usable / plain.usable, most: 0.25 },
    { what: `${name}: main thread ms a key`, value: form.mainThread, most: 12 },
    { what: `${name}: key to paint ms p98`, value: form.p98, most: 32 },
    { what: `${name}: heap, as a part of the plain page's`, value: form.heap / plain.heap, most: 1 },
  ];
}

function growthTargets(found: Found): readonly Target[] {
  const [few, many] = ["100 properties", "5,000 properties"].map((name) => found.get(name)?.get("form"));
  if (few === undefined || many === undefined) return [];
  const change = "from 100 to 5,000 properties";
  return [
    { what: `${change}: usable, times`, value: many.usable / few.usable, most: 1.3 },
    // "Unchanged", as far as the noise of a run lets one tell.
    { what: `${change}: main thread of a key, times`, value: many.mainThread / few.mainThread, most: 1.15 },
  ];
}

function treeTargets(found: Found): readonly Target[] {
  const tree = found.get("tree of 8 levels");
  const [form, peer] = [tree?.get("form"), tree?.get("uniforms")];
  if (form === undefined || peer === undefined) return [];
  return [
    {
      what: "tree of 8 levels: usable, as a part of the time of uniforms",
      value: form.usable / peer.usable,
      most: 0.5,
    },
  ];
}
