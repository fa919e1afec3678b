import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { responseText } from "#locales/messages/response";
import { Button } from "#ui/kit";
import { useColumns } from "#ui/rows";
import { writers } from "../../writers.ts";
import type { AnswersPort } from "../answers-port.ts";
import type { RowsHandle } from "../rows/body-rows.ts";
import { TextRows } from "../rows/text-rows.tsx";
import { TreeRows } from "../rows/tree-rows.tsx";
import type { BodyFacts, BodyReader, Shown, ViewName } from "../session/index.ts";
import { BodyTools } from "./body-tools.tsx";
import { ChosenValue, valueAtRow } from "./chosen-value.tsx";
import { MismatchList } from "./mismatch-list.tsx";
import { type Comparer, useComparison } from "./use-comparison.ts";
import { useSearch } from "./use-search.ts";
import { useViewChoice } from "./use-view-choice.ts";

/** The layout of a body. `count` changes whenever its rows may. */
interface Layout {
  readonly isLaid: boolean;
  readonly rows: number;
  readonly count: number;
  readonly setRows: (rows: number) => void;
}

/** Lays a body out whenever its view or width changes. */
function useLayout(reader: BodyReader, view: ViewName, columns: number | undefined): Layout {
  const [laid, setLaid] = useState<{ readonly view: ViewName; readonly rows: number; readonly count: number }>();
  useEffect(() => {
    if (columns === undefined) return undefined;
    let isGone = false;
    reader.lay(view, columns).then(
      (rows) => !isGone && setLaid((before) => ({ view, rows, count: (before?.count ?? 0) + 1 })),
      // The reader was closed, and this view with it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [reader, view, columns]);
  return {
    isLaid: laid?.view === view,
    rows: laid?.rows ?? 0,
    count: laid?.count ?? 0,
    setRows: (rows) => setLaid((before) => before && { ...before, rows, count: before.count + 1 }),
  };
}

/** The row that keys act on. */
interface ActiveRow {
  readonly active: number;
  readonly setActive: (row: number) => void;
  /** Makes a row active and scrolls to it once the rows are rendered. */
  readonly show: (shown: Shown) => void;
  /** The handle of the rendered rows. */
  readonly handle: RefObject<RowsHandle | null>;
}

/** Holds the active row; `setRows` receives the number of rows after folded ones were opened. */
function useActiveRow(setRows: (rows: number) => void): ActiveRow {
  const [active, setActive] = useState(0);
  const [goal, setGoal] = useState<{ readonly row: number }>();
  const handle = useRef<RowsHandle>(null);
  // A row must be rendered before the view can scroll to it.
  useLayoutEffect(() => {
    if (goal !== undefined) handle.current?.show(goal.row);
  }, [goal]);
  const show = ({ row, rows }: Shown): void => {
    setRows(rows);
    if (row < 0) return;
    setActive(row);
    setGoal({ row });
  };
  return { active, setActive, show, handle };
}

/** Props of an open body. `preview` is another view of it, if there is one. */
export interface BodyViewProps {
  readonly reader: BodyReader;
  readonly facts: BodyFacts;
  /** The accessible name of the rows. */
  readonly label: string;
  readonly searchLabel: string;
  readonly comparer: Comparer;
  /** The reader's last choice of a JSON view. */
  readonly habit: AnswersPort["view"];
  readonly copy: (text: string) => Promise<void>;
  readonly preview: ReactNode;
  /** True if the preview is shown first. */
  readonly startsWithPreview?: boolean | undefined;
}

/** Ignores that a reader was closed before it answered: its view is gone too. */
const ignoreClosed = (): void => {};

/** A body as text or as a tree, with search, folding, and its mismatches marked on their lines. */
export function BodyView(props: BodyViewProps): ReactElement {
  const { reader, facts, label, searchLabel, comparer, habit, copy, preview, startsWithPreview } = props;
  const isJson = facts.kind === "json";
  const { chosen, options, choose, leavePreview } = useViewChoice({
    ...{ isJson, habit, startsWithPreview },
    hasPreview: preview !== undefined,
  });
  const [isWrapped, setWrapped] = useState(true);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const columns = useColumns(frame, isWrapped);
  const layout = useLayout(reader, chosen === "tree" ? "tree" : "text", columns);
  const comparison = useComparison(reader, comparer);
  const { active, setActive, show, handle } = useActiveRow(layout.setRows);
  const search = useSearch(reader, chosen === "tree", show);
  const version = [chosen, columns, layout.count, search.query, search.found?.count, comparison.kind].join();

  const reveal = (shown: Promise<Shown>): void => {
    leavePreview();
    shown.then(show, ignoreClosed);
    scroller.current?.focus();
  };
  const fold = (rows: Promise<number>): void => void rows.then(layout.setRows, ignoreClosed);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "f" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    // The browser's own search finds only rendered rows.
    event.preventDefault();
    searchInput.current?.focus();
    searchInput.current?.select();
  };
  const rows = { label, reader, rows: layout.rows, version, currentHit: search.current, handle, scroller };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles keys that its parts leave unhandled
    <div ref={frame} className="answer-view" onKeyDown={onKeyDown}>
      <BodyNotes facts={facts} onShow={() => reveal(reader.showSyntaxError())} />
      <div className="answer-bar">
        {(isJson || comparison.kind === "compared") && (
          <MismatchList
            comparison={comparison}
            onShow={(mismatch) => isJson && reveal(reader.showNode(Math.max(0, mismatch.node)))}
          />
        )}
        <BodyTools
          {...{ chosen, options, search, searchLabel, searchInput, isWrapped }}
          onChoose={(view) => {
            choose(view);
            setActive(0);
          }}
          onWrapped={setWrapped}
          onFoldAll={(folded) => fold(reader.foldAll(folded))}
        />
      </div>
      {chosen === "preview" && preview}
      {chosen === "text" && layout.isLaid && <TextRows {...rows} />}
      {chosen === "tree" && layout.isLaid && (
        <>
          <TreeRows
            {...rows}
            active={Math.min(active, layout.rows - 1)}
            onActive={setActive}
            onFold={(node, folded) => fold(reader.fold(node, folded))}
            onCopy={() => void valueAtRow(reader, active).then(copy, ignoreClosed)}
          />
          <ChosenValue {...{ reader, active, version, copy }} />
        </>
      )}
    </div>
  );
}

/** Why a body is shown as text: its JSON is invalid, or has too many values for a tree. */
function BodyNotes({ facts, onShow }: { readonly facts: BodyFacts; readonly onShow: () => void }): ReactElement | null {
  if (facts.kind !== "text") return null;
  const { syntaxError, isHuge } = facts;
  return (
    <>
      {syntaxError && (
        <p className="play-earlier">
          {responseText().notJson({
            line: syntaxError.line,
            column: syntaxError.column,
            message: writers().jsonFault(syntaxError),
          })}{" "}
          <Button variant="quiet" onPress={onShow}>
            {responseText().showSyntaxError}
          </Button>
        </p>
      )}
      {isHuge && <p className="play-earlier">{responseText().hugeBody}</p>}
    </>
  );
}
