import type { ReactElement, RefObject } from "react";
import { Popover } from "react-aria-components/Popover";
import { type Naming, naming } from "../buttons/index.ts";
import { asDialog, type Choosing } from "../opening/use-choosing.ts";
import { LongList, type LongListProps } from "./long-list.tsx";

/** Props of the popover: the props of its list, the button that opens it, and its name. */
export interface LongListPopoverProps
  extends LongListProps,
    Omit<Choosing, "button">,
    Pick<Naming, "label" | "labelledBy"> {
  readonly trigger: RefObject<Element | null>;
  /** Returns true if the option at a position keeps the list open. By default every option closes it. */
  readonly keepsOpen?: (position: number) => boolean;
}

/** A long list below its button; it closes when an option is chosen, unless `keepsOpen` returns true. */
export function LongListPopover(props: LongListPopoverProps): ReactElement {
  const { trigger, isOpen, onOpenChange, hasChosen, onChoose, keepsOpen } = props;
  const { label, labelledBy, options, counted, selected, onSelect } = props;
  const isNonModal = keepsOpen !== undefined;
  return (
    <Popover
      {...naming({ label, labelledBy })}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isNonModal={isNonModal}
      ref={isNonModal ? asDialog : undefined}
      shouldUpdatePosition={!hasChosen}
      className="kit-popover kit-long-popover"
    >
      <div className="kit-menu">
        <LongList
          options={options}
          counted={counted}
          selected={selected}
          onSelect={(position) => {
            if (keepsOpen?.(position)) onChoose();
            else onOpenChange(false);
            onSelect(position);
          }}
        />
      </div>
    </Popover>
  );
}
