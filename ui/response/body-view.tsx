import { type KeyboardEvent, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Button, Icon, Segments } from "#ui/kit";
import { useColumns } from "#ui/rows";
import { words } from "../words.ts";
import type { AnswersPort } from "./answers-port.ts";
import type { RowsHandle } from "./body-rows.ts";
import { BodySearch } from "./body-search.tsx";
import { ChosenValue, valueAtRow } from "./chosen-value.tsx";
import { MismatchList } from "./mismatch-list.tsx";
import type { BodyFacts, BodyReader, Shown, ViewName } from "./session/index.ts";
import { TextRows } from "./text-rows.tsx";
import { TreeRows } from "./tree-rows.tsx";
import { type Comparer, useComparison } from "./use-comparison.ts";
import { useLayout } from "./use-layout.ts";
import { useSearch } from "./use-search.ts";
import { responseWords } from "./words.ts";

/** Props of an open body. `preview` is another view of it, if there is one. */
export interface BodyViewProps {
  readonly reader: BodyReader;
  readonly facts: BodyFacts;
  /** The name of its rows, and the search over them. */
  readonly label: string;
  readonly searchLabel: string;
  readonly comparer: Comparer;
  /** The reader's last choice of a JSON view. */
  readonly habit: AnswersPort["view"];
  readonly copy: (text: string) => Promise<void>;
  readonly preview: ReactNode;
}

type Looking = ViewName | "preview";

const labels: { readonly [L in Looking]: string } = {
  tree: responseWords.treeView,
  text: responseWords.textView,
  preview: responseWords.previewView,
};

/** A body as text or as a tree, with search, folding, and its mismatches marked on their lines. */
export function BodyView({
  reader,
  facts,
  label,
  searchLabel,
  comparer,
  habit,
  copy,
  preview,
}: BodyViewProps): ReactElement {
  const isJson = facts.kind === "json";
  const [looking, setLooking] = useState<Looking>(() => (isJson ? habit.read() : "text"));
  const view: ViewName = looking === "tree" && isJson ? "tree" : "text";
  const [isWrapped, setWrapped] = useState(true);
  const [active, setActive] = useState(0);
  const [goal, setGoal] = useState<{ readonly row: number }>();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<RowsHandle>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const columns = useColumns(frame, isWrapped);
  const layout = useLayout(reader, view, columns);
  const comparison = useComparison(reader, comparer);

  const show = ({ row, rows }: Shown): void => {
    layout.setRows(rows);
    if (row < 0) return;
    setActive(row);
    setGoal({ row });
  };
  // Rows that were just laid out or unfolded have to be before one of them can be gone to.
  useLayoutEffect(() => {
    if (goal !== undefined) handle.current?.show(goal.row);
  }, [goal]);
  const search = useSearch(reader, show);
  const reveal = (shown: Promise<Shown>): void => {
    setLooking((now) => (now === "preview" ? "text" : now));
    // A reader that is gone shows nothing more.
    shown.then(show, () => {});
    scroller.current?.focus();
  };
  const fold = (rows: Promise<number>): void => {
    rows.then(layout.setRows, () => {});
  };
  const ways: readonly Looking[] = [
    ...(isJson ? (["tree"] as const) : []),
    "text",
    ...(preview === undefined ? [] : (["preview"] as const)),
  ];
  const look = (next: Looking): void => {
    setLooking(next);
    setActive(0);
    if (isJson && next !== "preview") habit.write(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "f" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    // The browser's own search sees only the rows that are drawn.
    event.preventDefault();
    searchInput.current?.focus();
    searchInput.current?.select();
  };
  const version = [view, columns, layout.count, search.query, search.found?.count, comparison.kind].join();
  const rows = {
    label,
    reader,
    rows: layout.rows,
    version,
    currentHit: search.current,
    handle,
    scroller,
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its parts leave over
    <div ref={frame} className="answer-view" onKeyDown={onKeyDown}>
      {facts.kind === "text" && facts.syntaxError && (
        <p className="play-earlier">
          {responseWords.notJson(facts.syntaxError.line, facts.syntaxError.column, facts.syntaxError.message)}{" "}
          <Button variant="quiet" onPress={() => reveal(reader.showSyntaxError())}>
            {responseWords.showFault}
          </Button>
        </p>
      )}
      {facts.kind === "text" && facts.isHuge && <p className="play-earlier">{responseWords.hugeBody}</p>}
      <div className="answer-tools">
        {isJson && (
          <MismatchList
            comparison={comparison}
            onShow={(mismatch) => reveal(reader.showNode(Math.max(0, mismatch.node)))}
          />
        )}
        {ways.length > 1 && (
          <Segments
            label={responseWords.viewBody}
            options={ways.map((way) => ({ label: labels[way] }))}
            selected={ways.indexOf(ways.includes(looking) ? looking : "text")}
            onSelect={(position) => look(ways[position] ?? "text")}
          />
        )}
        {looking !== "preview" && <BodySearch search={search} input={searchInput} label={searchLabel} />}
        {looking === "text" && (
          <ToggleButton
            isSelected={isWrapped}
            onChange={setWrapped}
            aria-label={words.wrapLines}
            className="kit-icon-button"
          >
            <Icon name="wrap" />
          </ToggleButton>
        )}
        {view === "tree" && (
          <span className="play-buttons">
            <Button variant="quiet" onPress={() => fold(reader.foldAll(true))}>
              {responseWords.foldAll}
            </Button>
            <Button variant="quiet" onPress={() => fold(reader.foldAll(false))}>
              {responseWords.unfoldAll}
            </Button>
          </span>
        )}
      </div>
      {looking === "preview" && preview}
      {looking !== "preview" && layout.isLaid && view === "text" && <TextRows key="text" {...rows} />}
      {looking !== "preview" && layout.isLaid && view === "tree" && (
        <>
          <TreeRows
            key="tree"
            {...rows}
            active={Math.min(active, layout.rows - 1)}
            onActive={setActive}
            onFold={(node, folded) => fold(reader.fold(node, folded))}
            onCopy={() => void valueAtRow(reader, active).then(copy, () => {})}
          />
          <ChosenValue reader={reader} active={active} version={version} copy={copy} />
        </>
      )}
    </div>
  );
}
