import type { ReactElement } from "react";

/** Why a host shows no site at an address. */
export type HostNotice =
  /** The site was archived. */
  | { readonly kind: "archived" }
  /** There is no site at the path, or at the whole host. */
  | { readonly kind: "nothing"; readonly host: string; readonly path: string };

/** The title of a notice. */
export const noticeTitles: { readonly [K in HostNotice["kind"]]: string } = {
  archived: "These docs are no longer available",
  nothing: "There are no docs at this address",
};

/** Says why there is no site at an address. */
export function HostNoticePage({ notice }: { readonly notice: HostNotice }): ReactElement {
  return (
    <main id="main" className="lone" tabIndex={-1}>
      <p className="state-code">{notice.kind === "archived" ? "410" : "404"}</p>
      <h1>{noticeTitles[notice.kind]}</h1>
      {notice.kind === "archived" ? (
        <p>Their publisher has archived them. They can come back only if the publisher restores them.</p>
      ) : (
        <>
          <p>
            No site is published at <code className="path">{notice.host + notice.path}</code>.
          </p>
          <p>If you have just published one, check its address, and load this page again.</p>
        </>
      )}
    </main>
  );
}
