import type { ReactElement, RefObject } from "react";
import { Button, IconButton, IconLink, MethodBadge } from "#ui/kit";
import { words } from "../words.ts";
import { Address } from "./address.tsx";
import { SideToggle } from "./frame.tsx";
import type { PlaygroundProps } from "./props.ts";
import { Variables } from "./variables.tsx";

/** Props of the top bar. */
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
    | "closeHref"
    | "refusal"
  > {
  readonly onSend: () => void;
  /** The button that sends. */
  readonly main: RefObject<HTMLButtonElement | null>;
}

const nothing = (): void => {};

/** Where the request goes, as it fills in, and the buttons that send it, stop it and leave. */
export function TopBar(props: TopBarProps): ReactElement {
  const {
    form,
    baseUrls,
    environmentId,
    variables,
    onVariable,
    response,
    onSend,
    main,
    onStop,
    onClose,
    closeHref,
    refusal,
  } = props;
  const environment = baseUrls.find(({ id }) => id === environmentId);
  const loading = response.kind === "loading" || response.kind === "streaming";
  return (
    <header className="play-bar">
      <SideToggle />
      <Address {...props} badge={<MethodBadge method={form.endpoint.method} />} label={words.requestUrl} />
      <div className="play-bar-buttons">
        {refusal !== undefined && <span className="play-refusal">{refusal}</span>}
        {/* The tooltip of a button that is disabled is that of what is around it. */}
        <span className="play-send" title={refusal}>
          <Button
            ref={main}
            variant="primary"
            icon={loading ? "stop" : "send"}
            isDisabled={refusal !== undefined && !loading}
            onPress={loading ? onStop : onSend}
            // A double click sends once, also where the answer has come between the two.
            onPressAgain={loading ? onStop : nothing}
          >
            {loading ? words.stop : words.sendRequest}
          </Button>
        </span>
        {closeHref === undefined ? (
          <IconButton icon="cross" label={words.closePlayground} onPress={onClose} />
        ) : (
          <IconLink icon="cross" label={words.closePlayground} href={closeHref} />
        )}
      </div>
      {environment && <Variables environment={environment} chosen={variables} onChange={onVariable} />}
    </header>
  );
}
