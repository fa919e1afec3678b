import type { JsonObject } from "#engine/json";
import type { ApiModel, Group } from "#engine/model";
import { claimName, slugOf } from "#engine/text";
import { documentation } from "./schema.ts";
import { compact, reportLoss, type Writing } from "./writing.ts";

/** The sections of an API as tags, and as groups of tags. */
export interface WrittenTags {
  readonly tags: readonly JsonObject[];
  /** The extension of docs tools that puts tags into sections. */
  readonly tagGroups: readonly JsonObject[];
  /** Returns the tags of an operation in a section. */
  readonly tagsOf: (namespace: readonly string[]) => readonly string[] | undefined;
}

/**
 * Writes sections as tags. A section of sections becomes a group of tags (`x-tagGroups`), unless it has operations or
 * is in a section itself.
 */
export function writeTags(model: ApiModel, writing: Writing): WrittenTags {
  const { groups } = model;
  const namespaces = [...model.endpoints, ...(model.webhooks ?? [])].map(({ namespace }) => namespace);
  const outer = outerSections(namespaces);
  for (const [i, { availability }] of groups.entries()) {
    if (availability !== undefined)
      reportLoss(writing, ["groups", i], "the availability of a section cannot be represented");
  }
  const isLost = ([first = "", second, third]: readonly string[]): boolean =>
    second !== undefined && (third !== undefined || outer.get(first)?.has(second) !== true);
  if (namespaces.some(isLost))
    reportLoss(writing, ["groups"], "nested sections cannot be represented; only the innermost one is written");
  const inner = groups.filter(({ id }) => !outer.has(id));
  const outermost = groups.filter(({ id }) => outer.has(id));
  const names = tagNames([...inner, ...outermost]);
  const nameOf = (id: string): string => names.get(id) ?? id;
  return {
    tags: inner.map((group) => ({ name: nameOf(group.id), ...aboutTag(group, nameOf(group.id)) })),
    tagGroups: outermost.map((group) =>
      compact({
        name: nameOf(group.id),
        ...aboutTag(group, nameOf(group.id)),
        tags: inner.filter(({ id }) => outer.get(group.id)?.has(id)).map(({ id }) => nameOf(id)),
      }),
    ),
    tagsOf: (namespace) => {
      const id = namespace.at(-1);
      return id === undefined ? undefined : [nameOf(id)];
    },
  };
}

const aboutTag = ({ name, displayName, ...about }: Group, tag: string): JsonObject =>
  compact({ "x-displayName": displayName ?? (name === tag ? undefined : name), ...documentation(about) });

/** Returns the sections that only contain sections, with those. */
function outerSections(namespaces: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const outer = new Map<string, Set<string>>();
  const parents = new Map<string, string | undefined>();
  for (const namespace of namespaces) {
    const [first, second, third] = namespace;
    if (first === undefined || third !== undefined) continue;
    const [parent, child] = second === undefined ? [undefined, first] : [first, second];
    if (parents.has(child) && parents.get(child) !== parent) parents.set(child, undefined);
    else parents.set(child, parent);
  }
  for (const [child, parent] of parents) {
    if (parent === undefined || parents.has(parent)) continue;
    const known = outer.get(parent);
    if (known === undefined) outer.set(parent, new Set([child]));
    else known.add(child);
  }
  return outer;
}

/** Names tags so that an import gives their sections the same ids: by their names, else by their ids. */
function tagNames(groups: readonly Group[]): ReadonlyMap<string, string> {
  const ids = new Set<string>();
  const names = new Set<string>();
  return new Map(
    groups.map(({ id, name }): readonly [string, string] => {
      const isSame = claimName(new Set(ids), slugOf(name) || "group") === id && !names.has(name);
      const tag = isSame ? name : id;
      claimName(ids, slugOf(tag) || "group");
      names.add(tag);
      return [id, tag];
    }),
  );
}
