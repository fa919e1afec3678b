import type { MouseEvent, ReactElement } from "react";
import { formText } from "#locales/messages/form";
import { MethodBadge } from "#ui/kit";
import { VisibleText } from "#ui/text";
import type { SelectorEntry } from "./entry.ts";
import type { TextRun } from "./found.ts";
import type { Row } from "./rows.ts";

/** A text with highlighted matches. */
const Pieces = ({ of }: { readonly of: readonly TextRun[] }): ReactElement => (
  <>
    {of.map(({ text, hit }, position) => {
      const Tag = hit ? "mark" : "span";
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
        <Tag key={position}>
          <VisibleText text={text} />
        </Tag>
      );
    })}
  </>
);

/** The method, or a more specific mark (docs/behavior.md#endpoint-selector). */
function EntryBadge({ entry }: { readonly entry: SelectorEntry }): ReactElement {
  if (entry.kind === "channel") return <span className="kit-method">WSS</span>;
  return (
    <span>
      {entry.stream && <span className="kit-method">STREAM</span>}{" "}
      {entry.method && <MethodBadge method={entry.method} />}
    </span>
  );
}

/** Characters that fit on the two lines of a row; a longer text may be truncated, and is shown in full on hover. */
const certainlyShown = 44;

interface EntryRowProps {
  readonly row: Extract<Row, { readonly kind: "entry" }>;
  readonly count: number;
  readonly isActive: boolean;
  readonly isReachable: boolean;
  readonly isLong: boolean;
  readonly onFocus: () => void;
  readonly onPress: (event: MouseEvent) => void;
}

/** One entry: a link with its badge, and its path where paths are searched too. */
export function EntryRow({ row, count, isActive, isReachable, isLong, onFocus, onPress }: EntryRowProps): ReactElement {
  const { entry, title, path } = row.found;
  const Title = entry.deprecated ? "s" : "span";
  return (
    <li
      className="selector-row"
      style={{ top: row.top, height: row.height }}
      aria-setsize={count}
      aria-posinset={row.number}
    >
      <a
        className="selector-entry"
        href={`${entry.href}?explorer=true`}
        data-position={row.position}
        aria-current={isActive || undefined}
        tabIndex={isReachable ? 0 : -1}
        title={entry.title.length > certainlyShown ? entry.title : undefined}
        onFocus={onFocus}
        onClick={onPress}
      >
        <Title className="selector-title">
          <Pieces of={title} />
        </Title>
        {/* Screen readers do not read that a text is struck through. */}
        {entry.deprecated && <span className="kit-hidden"> {formText().availability.Deprecated}</span>}
        <EntryBadge entry={entry} />
        {isLong && (
          <code className="selector-path">
            <Pieces of={path} />
          </code>
        )}
      </a>
    </li>
  );
}
