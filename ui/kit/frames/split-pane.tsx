import { type ReactElement, type ReactNode, useId } from "react";
import { type Split, useSplit } from "./split.tsx";

/** Props of a split. Without a first part the second one is alone, and stays mounted when the first one is added. */
export interface SplitPaneProps extends Split {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** Gives all the space to the second part for a while; the first one stays mounted. */
  readonly hidesFirst?: boolean;
  /** Gives the second part the space that it needs, of two parts one below the other, until the border was moved. */
  readonly yields?: boolean;
}

/** Two parts with a border between them that can be moved. */
export function SplitPane({
  first,
  second,
  hidesFirst = false,
  yields = false,
  ...split
}: SplitPaneProps): ReactElement {
  const { frame, isDragging, border } = useSplit(split);
  const id = useId();
  const alone = first === undefined;
  return (
    <div
      ref={frame}
      className="kit-split"
      data-direction={split.direction}
      data-dragging={isDragging || undefined}
      data-alone={alone || undefined}
      data-yields={yields || undefined}
    >
      {!alone && (
        <>
          <div id={id} className="kit-split-part" hidden={hidesFirst}>
            {first}
          </div>
          {border(id, hidesFirst)}
        </>
      )}
      <div className="kit-split-part">{second}</div>
    </div>
  );
}
