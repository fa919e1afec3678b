import type { HTMLAttributes, KeyboardEvent, ReactElement, ReactNode } from "react";
import { Destination, HostNotes } from "#ui/auth";
import { Panes, type PanesProps, useFocusAfter } from "#ui/kit";
import { FormPane, type FormPaneProps } from "./form-pane.tsx";
import { useRestoredFocus, useWindowKeys } from "./frame/index.ts";
import { splitOf } from "./split-of.ts";

/** The parts that differ between the playgrounds of endpoints and channels. */
export interface PlaygroundShellProps extends Omit<FormPaneProps, "notes"> {
  /** The address and the buttons above everything. */
  readonly bar: ReactNode;
  /** Notes that never scroll away: above the form, or above the tabs on narrow screens. */
  readonly notes?: ReactNode;
  /** Names the two panes together, each of them, and the border between them. */
  readonly names: Pick<PanesProps, "label" | "tabs"> & { readonly border: string };
  /** The id of the open tab. */
  readonly tab: string;
  readonly onTab: (id: string) => void;
  /** The part below the form on narrow screens. */
  readonly below?: ReactNode;
  /** The pane beside the form. */
  readonly beside: ReactNode;
  /** Handles keys of the whole window that do not ask for a step back. */
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly drop?: Pick<HTMLAttributes<HTMLElement>, "onDragOver" | "onDragLeave" | "onDrop"> & {
    readonly isOver: boolean;
  };
}

/**
 * The layout that every playground has (docs/behavior.md#playground-layout): a bar, where credentials go, and two
 * panes, of which the first is the form.
 */
export function PlaygroundShell(all: PlaygroundShellProps): ReactElement {
  const { props, shell, contents, bar, notes, names, beside, below, onKey } = all;
  const { auth, onAuth, now, question } = props;
  const { frame, main, isNarrow, steps, questionCount, onWarning } = shell;
  // An answered question is removed, as is a dismissed note.
  const focus = useFocusAfter(main, frame);
  const keptFocus = useRestoredFocus(frame, isNarrow);
  // Before the widgets: a key that sends would press the focused button instead.
  useWindowKeys((event) => {
    if (!steps.onKey(event)) onKey?.(event);
  });
  const { isOver = false, ...drop } = all.drop ?? {};
  const focusedNotes = notes && (
    <div {...focus} className="play-fixed-notes">
      {notes}
    </div>
  );
  return (
    <div ref={frame} tabIndex={-1} className="play-content" data-over={isOver || undefined} {...keptFocus} {...drop}>
      <div {...focus}>
        {bar}
        {auth && <Destination {...{ auth, onAuth, now, onWarning }} />}
        <HostNotes {...{ auth, onAuth, questionCount, question, onWarning }} />
      </div>
      {isNarrow && focusedNotes}
      <Panes
        isNarrow={isNarrow}
        split={{ ...splitOf(props.splits, "across"), label: names.border }}
        label={names.label}
        tabs={names.tabs}
        selected={all.tab}
        onSelect={all.onTab}
        first={
          <>
            <FormPane {...{ props, shell, contents }} notes={isNarrow ? undefined : focusedNotes} />
            {isNarrow && below}
          </>
        }
        second={beside}
      />
    </div>
  );
}
