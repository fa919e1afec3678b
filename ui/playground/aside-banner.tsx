import type { ReactElement } from "react";
import { type Aside, placeName } from "#engine/form";
import { type Json, printJson } from "#engine/json";
import { pointer } from "#engine/shape";
import { sentence } from "#ui/form";
import { Banner, Button, CopyButton, ExternalText } from "#ui/kit";
import { lateWords } from "../late-words.ts";
import { words } from "../words.ts";

/** Long values are cut in the list, in UTF-16 units; the copy has all of them. */
const longestShown = 80;

const shown = (value: Json): string => {
  const text = printJson(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
};

/** What was put aside, and how it is copied. */
export interface AsideListProps {
  readonly aside: readonly Aside[];
  readonly copy: (text: string) => Promise<void>;
}

/** What the banner needs. */
interface AsideBannerProps extends AsideListProps {
  readonly onDrop: () => void;
}

/** What was typed for an earlier definition and has no place now: listed, and to be copied before it is let go. */
export const AsideBanner = ({ aside, onDrop, copy }: AsideBannerProps): ReactElement => (
  <Banner tone="warn" title={lateWords.unmigratedTitle}>
    <AsideList aside={aside} />
    <div className="play-buttons">
      <CopyAside aside={aside} copy={copy} />
      <Button onPress={onDrop}>{words.dismiss}</Button>
    </div>
  </Banner>
);

/** What was put aside, each with its place and why it has none now. */
export const AsideList = ({ aside }: Pick<AsideListProps, "aside">): ReactElement => (
  <ul className="play-faults">
    {aside.map(({ at, value, why }) => (
      <li key={`${pointer(at)} ${why}`}>
        <span className="play-fault-place">
          <ExternalText text={placeName(at)} />
        </span>{" "}
        <code>
          <ExternalText text={shown(value)} />
        </code>{" "}
        {sentence(why)}
      </li>
    ))}
  </ul>
);

/** Copies what was put aside. */
export const CopyAside = ({ aside, copy }: AsideListProps): ReactElement => (
  <CopyButton label={lateWords.copyUnmigrated} text={() => textOf(aside)} copy={copy} />
);

/** The values with their places, as JSON. */
const textOf = (aside: readonly Aside[]): string =>
  printJson(
    aside.map(({ at, value }) => ({ at: pointer(at), value })),
    2,
  );
