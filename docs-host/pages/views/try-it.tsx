import type { ReactElement } from "react";
import { explorerParameter, type PlaygroundCall, playgroundAttributes } from "#docs-host/site/page-data";
import { siteTexts } from "#ui/text";
import { WithoutScripts } from "./without-scripts.tsx";

/**
 * The link that opens the playground of a page, with its fallback without scripts; or a link to the address that the
 * site's own navigation names instead.
 */
export const TryIt = ({
  href,
  call,
  elsewhere,
}: {
  readonly href: string;
  /** The call that it opens, if that is not the one of the page. */
  readonly call?: PlaygroundCall | undefined;
  readonly elsewhere?: string | undefined;
}): ReactElement =>
  elsewhere === undefined ? <OpenHere href={href} call={call} /> : <OpenElsewhere href={elsewhere} />;

const OpenElsewhere = ({ href }: { readonly href: string }): ReactElement => (
  <a className="try-it" href={href}>
    {siteTexts().text("tryIt")}
  </a>
);

function OpenHere({ href, call }: { readonly href: string; readonly call: PlaygroundCall | undefined }): ReactElement {
  const text = siteTexts().text;
  return (
    <>
      <a className="try-it" href={`${href}?${explorerParameter}=true`} data-try-it {...playgroundAttributes(call)}>
        {text("tryIt")}
      </a>
      <WithoutScripts>
        <p className="try-it-note">{text("toTryItHere")}</p>
      </WithoutScripts>
    </>
  );
}
