import type { ReactElement, RefObject } from "react";
import { Popover } from "react-aria-components/Popover";
import { type Naming, naming } from "../naming.ts";
import { LongList, type LongListProps } from "./long-list.tsx";

/** What the popover needs beside its list: the button that opened it, and what it is called. */
export interface LongListPopoverProps extends LongListProps, Pick<Naming, "label" | "labelledBy"> {
  readonly trigger: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** A long list below the button that opened it; it closes once an option was chosen. */
export function LongListPopover(props: LongListPopoverProps): ReactElement {
  const { trigger, onClose, label, labelledBy, options, selected, onSelect } = props;
  return (
    <Popover
      {...naming({ label, labelledBy })}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className="kit-popover kit-long-popover"
    >
      <LongList
        options={options}
        selected={selected}
        onSelect={(position) => {
          onClose();
          onSelect(position);
        }}
      />
    </Popover>
  );
}
