import type { ReactElement, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure as AriaDisclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Icon } from "./icons.tsx";

/** What a disclosure needs. `aside` stands beside the title and stays in sight. */
export interface DisclosureProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** A title that opens and closes what stands below it. */
export const Disclosure = ({ title, aside, startsOpen, children }: DisclosureProps): ReactElement => (
  <AriaDisclosure defaultExpanded={startsOpen ?? false} className="kit-disclosure">
    <div className="kit-disclosure-head">
      <Button slot="trigger" className="kit-disclosure-button">
        <Icon name="right" />
        {title}
      </Button>
      {aside}
    </div>
    <DisclosurePanel className="kit-disclosure-panel">{children}</DisclosurePanel>
  </AriaDisclosure>
);
