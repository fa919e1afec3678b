import type { SDKRequest } from "#generated/types";
import { fail } from "#transport";
import type { SdkRow } from "../../store/sql/sdks.ts";
import { newestByLanguage, newestFirst, packageOf, sdkText } from "./sdk-names.ts";

/** The requested kind of code: the name of its count column. */
export type CodeKind = "snippets" | "templates";

/** Finds the stored version that a request names, or the newest one with such code. */
export function chooseSdk(rows: readonly SdkRow[], sdk: SDKRequest, kind: CodeKind): SdkRow | undefined {
  const name = packageOf(sdk);
  return rows
    .filter((row) => row[kind] > 0 && row.language === sdk.type && row.package === name)
    .filter(({ version }) => sdk.version === undefined || version === sdk.version)
    .toSorted(newestFirst)[0];
}

/** Finds the versions that a call names, without any the newest of each language; or the failure. */
export function chooseSdks(rows: readonly SdkRow[], sdks: readonly SDKRequest[] | undefined, kind: CodeKind) {
  if (sdks === undefined) {
    const newest = newestByLanguage(rows.filter((row) => row[kind] > 0));
    return { ok: true, chosen: [...newest.values()] } as const;
  }
  const chosen = new Set<SdkRow>();
  for (const sdk of sdks) {
    const row = chooseSdk(rows, sdk, kind);
    if (row === undefined) return sdkNotFound(sdkText(sdk));
    chosen.add(row);
  }
  return { ok: true, chosen: [...chosen] } as const;
}

/** The error of an SDK without code. */
export const sdkNotFound = (name: string) =>
  fail({ error: "SDKNotFound", content: `${name} has no snippets in this registry.` });
