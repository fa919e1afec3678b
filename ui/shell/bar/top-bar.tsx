import { lazy, type ReactElement, type ReactNode, Suspense } from "react";
import { playgroundText } from "#locales/messages/playground";
import { SectionBoundary } from "#ui/kit";
import { CloseButton, SideToggle } from "../frame/index.ts";
import type { BarProps } from "../props.ts";
import { Address } from "./address.tsx";

const Variables = lazy(async () => ({ default: (await import("./variables.tsx")).Variables }));

/** Props of the bar. `children` are its own buttons, before the way out. */
export interface TopBarProps extends BarProps {
  /** Names the method or protocol. */
  readonly badge: ReactElement;
  /** Names the address. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Where requests go, as the form fills in, and the buttons that send, stop and leave. */
export function TopBar({ children, ...props }: TopBarProps): ReactElement {
  const { baseUrls, environmentId, variables, onVariable, refusal } = props;
  const environment = baseUrls.find(({ id }) => id === environmentId);
  const count = Object.keys(environment?.variables ?? {}).length;
  return (
    <header className="play-bar">
      <SideToggle />
      <Address {...props} />
      {environment && count > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a row of a bar is not a fieldset
        <div role="group" aria-label={playgroundText().variable} className="play-variables" data-count={count}>
          <SectionBoundary title={playgroundText().variable} onWarning={console.warn}>
            {/* Their space is there before they are, so that nothing moves. */}
            <Suspense>
              <Variables environment={environment} chosen={variables} onChange={onVariable} />
            </Suspense>
          </SectionBoundary>
        </div>
      )}
      <div className="play-bar-buttons">
        {refusal !== undefined && <span className="play-refusal">{refusal}</span>}
        {children}
        <CloseButton onClose={props.onClose} href={props.closeHref} />
      </div>
      {props.server}
    </header>
  );
}
