import type { ReactElement, RefObject } from "react";
import { Popover } from "react-aria-components/Popover";
import { type Naming, naming } from "../buttons/index.ts";
import { LongList, type LongListProps } from "./long-list.tsx";

/** Props of the popover: the props of its list, the button that opens it, and its name. */
export interface LongListPopoverProps extends LongListProps, Pick<Naming, "label" | "labelledBy"> {
  readonly trigger: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A long list below its button; it closes once an option was chosen. */
export function LongListPopover(props: LongListPopoverProps): ReactElement {
  const { trigger, isOpen, onOpenChange, label, labelledBy, options, counted, selected, onSelect } = props;
  return (
    <Popover
      {...naming({ label, labelledBy })}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="kit-popover kit-long-popover"
    >
      <LongList
        options={options}
        counted={counted}
        selected={selected}
        onSelect={(position) => {
          onOpenChange(false);
          onSelect(position);
        }}
      />
    </Popover>
  );
}
