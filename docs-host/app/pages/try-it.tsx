import type { ReactElement } from "react";
import { explorerParameter } from "../page-data/index.ts";
import { WithoutScripts } from "./without-scripts.tsx";

/**
 * The link that opens the playground of a page, with its fallback without scripts; or a link to the address that the
 * site's own navigation names instead.
 */
export const TryIt = ({
  href,
  elsewhere,
}: {
  readonly href: string;
  readonly elsewhere?: string | undefined;
}): ReactElement =>
  elsewhere === undefined ? (
    <OpenHere href={href} />
  ) : (
    <a className="try-it" href={elsewhere}>
      Try it
    </a>
  );

const OpenHere = ({ href }: { readonly href: string }): ReactElement => (
  <>
    <a className="try-it" href={`${href}?${explorerParameter}=true`} data-try-it>
      Try it
    </a>
    <WithoutScripts>
      <p className="try-it-note">To try it here, allow this site to run scripts.</p>
    </WithoutScripts>
  </>
);
