import type { ReactElement } from "react";
import { Button, CopyButton, Dropdown, IconButton, MethodBadge } from "#ui/kit";
import { words } from "../words.ts";
import { SideToggle } from "./frame.tsx";
import type { PlaygroundProps } from "./props.ts";
import { Variables } from "./variables.tsx";

/** What the top bar needs. */
export interface TopBarProps
  extends Pick<
    PlaygroundProps,
    | "form"
    | "baseUrls"
    | "environmentId"
    | "onEnvironment"
    | "variables"
    | "onVariable"
    | "baseUrl"
    | "shareLink"
    | "url"
    | "response"
    | "copy"
    | "onStop"
    | "onClose"
    | "refusal"
  > {
  readonly onSend: () => void;
}

/** What of the URL comes after its base; the whole where the URL has another base. */
function afterBase(url: string, base: string | undefined): { readonly base: string; readonly rest: string } {
  const trimmed = base?.replace(/\/+$/, "");
  return trimmed !== undefined && url.startsWith(trimmed)
    ? { base: trimmed, rest: url.slice(trimmed.length) }
    : { base: "", rest: url };
}

/** Where the request goes, as it fills in, and the buttons that send it, stop it and leave. */
export function TopBar(props: TopBarProps): ReactElement {
  const { variables, onVariable, baseUrl, shareLink } = props;
  const { form, baseUrls, environmentId, onEnvironment, url, response, copy, onSend, onStop, onClose, refusal } = props;
  const chosen = baseUrls.findIndex(({ id }) => id === environmentId);
  const environment = baseUrls[chosen];
  const { base, rest } = afterBase(url, baseUrls.length === 0 ? undefined : baseUrl);
  const loading = response.kind === "loading" || response.kind === "streaming";
  const onSelect = (position: number): void => {
    const environment = baseUrls[position];
    if (environment) onEnvironment(environment.id);
  };
  return (
    <header className="play-bar">
      <SideToggle />
      <div className="play-address">
        <MethodBadge method={form.endpoint.method} />
        {baseUrls.length > 1 && (
          <Dropdown
            label={words.environment}
            options={baseUrls.map(({ id, baseUrl }) => ({ label: baseUrl, description: id }))}
            selected={chosen < 0 ? undefined : chosen}
            onSelect={onSelect}
          />
        )}
        {/* A long address scrolls, and what scrolls has to be reached by keys. */}
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: as said */}
        {/* biome-ignore-start lint/a11y/useSemanticElements: an address is no fieldset */}
        <code className="play-url" role="group" aria-label={words.requestUrl} tabIndex={0}>
          {baseUrls.length <= 1 && <span className="play-base">{base}</span>}
          <span>{rest}</span>
        </code>
        {/* biome-ignore-end lint/a11y/useSemanticElements: as said */}
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as said */}
        <CopyButton label={words.copyUrl} text={() => url} copy={copy} />
        <CopyButton label={words.copyLink} icon="link" text={shareLink} copy={copy} />
      </div>
      <div className="play-bar-buttons">
        {refusal !== undefined && <span className="play-refusal">{refusal}</span>}
        <Button
          look="primary"
          icon={loading ? "stop" : "send"}
          isDisabled={refusal !== undefined && !loading}
          onPress={loading ? onStop : onSend}
        >
          {loading ? words.stop : words.sendRequest}
        </Button>
        <IconButton icon="cross" label={words.closePlayground} onPress={onClose} />
      </div>
      {environment && <Variables environment={environment} chosen={variables} onChange={onVariable} />}
    </header>
  );
}
