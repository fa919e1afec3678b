import type { ReactElement, ReactNode } from "react";
import { CloseButton, SideToggle } from "../frame/index.ts";
import type { BarProps } from "../props.ts";
import { Address } from "./address.tsx";
import { Variables } from "./variables.tsx";

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
  return (
    <header className="play-bar">
      <SideToggle />
      <Address {...props} />
      <div className="play-bar-buttons">
        {refusal !== undefined && <span className="play-refusal">{refusal}</span>}
        {children}
        <CloseButton onClose={props.onClose} href={props.closeHref} />
      </div>
      {props.server}
      {environment && <Variables environment={environment} chosen={variables} onChange={onVariable} />}
    </header>
  );
}
