import { Fragment, type ReactElement, type ReactNode } from "react";
import type { Environment } from "#engine/model";
import { playgroundText } from "#locales/messages/playground";
import { CopyButton, Dropdown, type Option } from "#ui/kit";
import { VisibleText } from "#ui/text";
import type { BarProps } from "../props.ts";

/** Props of an address. `badge` names the method or protocol. */
export interface AddressProps
  extends Pick<BarProps, "baseUrls" | "environmentId" | "onEnvironment" | "baseUrl" | "shareLink" | "url" | "copy"> {
  readonly badge: ReactElement;
  /** Names the address. */
  readonly label: string;
}

/** Returns the base of a URL without slashes at its end; an empty text if the URL has another base. */
function baseOf(url: string, base = ""): string {
  const trimmed = base.replace(/\/+$/, "");
  return url.startsWith(trimmed) ? trimmed : "";
}

/** Returns true for the name of an environment. A server without a name has its address. */
const hasName = (id: string): boolean => !id.includes("/");

const optionOf = ({ id, baseUrl }: Pick<Environment, "id" | "baseUrl">): Option =>
  hasName(id) ? { label: id, description: baseUrl } : { label: baseUrl };

/** An address with lines that end between its segments or before its port, not at hyphens or inside a number. */
const Lines = ({ text }: { readonly text: string }): ReactNode =>
  text.split(/(?=[?&]|:\d)|(?<!\/)(?=\/(?!\/))/).map((segment, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: segments have only a position
    <Fragment key={position}>
      <wbr />
      <span className={segment.length < 30 ? "play-segment" : undefined}>
        <VisibleText text={segment} />
      </span>
    </Fragment>
  ));

/** Where requests go, as it fills in, with the choice of the environment, and its copies. */
export function Address(props: AddressProps): ReactElement {
  const { badge, label, baseUrls, environmentId, onEnvironment, baseUrl, shareLink, url, copy } = props;
  const chosen = baseUrls.findIndex(({ id }) => id === environmentId);
  const base = baseOf(url, baseUrls.length === 0 ? undefined : baseUrl);
  const onSelect = (position: number): void => {
    const environment = baseUrls[position];
    if (environment) onEnvironment(environment.id);
  };
  return (
    <div className="play-address">
      {badge}
      {baseUrls.length > 1 && (
        <Dropdown
          label={playgroundText().environment}
          options={baseUrls.map(optionOf)}
          selected={chosen < 0 ? undefined : chosen}
          onSelect={onSelect}
        />
      )}
      {/* A long address scrolls, and what scrolls has to be reached by keys. */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: as said */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: an address is not a fieldset */}
      <code className="play-url" role="group" aria-label={label} tabIndex={0}>
        {(baseUrls.length <= 1 || hasName(environmentId)) && (
          <span className="play-base">
            <Lines text={base} />
          </span>
        )}
        <span>
          <Lines text={url.slice(base.length)} />
        </span>
      </code>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as said */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as said */}
      <CopyButton label={playgroundText().copyUrl} text={() => url} copy={copy} />
      <CopyButton label={playgroundText().copyLink} icon="link" text={shareLink} copy={copy} />
    </div>
  );
}
