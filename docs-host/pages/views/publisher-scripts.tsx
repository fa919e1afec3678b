import type { ReactElement } from "react";
import type { SiteLook } from "#docs-host/site/look";
import { lateScriptType } from "#docs-host/site/page-data";

interface PublisherScriptsProps {
  readonly scripts: SiteLook["scripts"];
  readonly nonce: string;
}

/** The scripts of a publisher: before the page is shown, after it was parsed, or after it and all its parts were loaded. */
export const PublisherScripts = ({ scripts, nonce }: PublisherScriptsProps): ReactElement => (
  <>
    {scripts.map(({ src, strategy }) =>
      strategy === "lazyOnload" ? (
        <script key={src} type={lateScriptType} nonce={nonce} data-src={src} />
      ) : (
        <script key={src} nonce={nonce} src={src} defer={strategy === "afterInteractive"} />
      ),
    )}
  </>
);
