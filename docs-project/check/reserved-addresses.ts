import type { Span } from "#codegen/reading";
import { assetsPath, callsPath, decodedPath, isAssetPath } from "#engine/host";
import { basePathOf } from "../definition.ts";
import type { Note, Notes } from "../diagnostic.ts";
import type { NavigationEntries } from "../navigation/entries.ts";
import { apisIn } from "../navigation/files-in-entries.ts";
import type { PlacedNode } from "../navigation/page-addresses.ts";
import type { DocsProject } from "../project.ts";
import { instanceAt } from "../settings/docs-for-instance.ts";

/** The places where a project names its pages and APIs. */
interface NamedParts {
  readonly entries: NavigationEntries;
  readonly named: ReadonlyMap<string, Span>;
  /** Address of the instance that is read; by default the first. */
  readonly instance: string | undefined;
}

/** Reports pages at addresses that servers answer themselves, so that readers can't open them. */
export function noteReservedAddresses(
  { instances, placedNodes }: Pick<DocsProject, "instances" | "placedNodes">,
  { entries, named, instance: address }: NamedParts,
  notes: Notes,
): void {
  const instance = address === undefined ? instances[0] : instanceAt(instances, address);
  const base = basePathOf(instance).replace(/\/+$/, "");
  const note = (one: PlacedNode, reserved: string): void => {
    const { node, page } = one;
    const api = "apiDefinitionId" in node ? node.apiDefinitionId : undefined;
    const span =
      page === undefined ? apisIn(entries).find((entry) => entry.api === api)?.item.at.span : named.get(page);
    if (span !== undefined) notes.note(span, reservedAddress(one, reserved));
    else {
      const file = page ?? "docs.yml";
      notes.add({ ...reservedAddress(one, reserved), severity: "error", file, line: 1, column: 1 });
    }
  };
  for (const one of placedNodes({ instance })) {
    const path = decodedPath(`/${one.slug}`.slice(base.length));
    if (isAssetPath(path)) note(one, `${base}${assetsPath}/NAME`);
    else if (path === callsPath || path.startsWith(`${callsPath}/`)) note(one, `${base}${callsPath}`);
  }
}

const reservedAddress = ({ slug }: PlacedNode, reserved: string): Note => ({
  code: "reserved-address",
  message: `the address /${slug} is reserved: servers answer ${reserved} themselves`,
  advice: "give the page, or the section around it, another `slug`",
});
