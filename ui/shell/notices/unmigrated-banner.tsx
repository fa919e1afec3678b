import type { ReactElement } from "react";
import { pathLabel, type UnmigratedValue } from "#engine/form";
import { type Json, printJson } from "#engine/json";
import { toPointer } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import { sentence } from "#ui/form";
import { Banner, Button, CopyButton } from "#ui/kit";
import { ExternalText } from "#ui/text";
import { writers } from "../../writers.ts";

/** Long values are cut in the list, in UTF-16 units; the copy has all of them. */
const maxShownLength = 80;

const shown = (value: Json): string => {
  const text = printJson(value);
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
};

/** Props of the list of unmigrated values. */
export interface UnmigratedListProps {
  readonly unmigrated: readonly UnmigratedValue[];
  readonly copy: (text: string) => Promise<void>;
}

/** Props of the banner. */
interface UnmigratedBannerProps extends UnmigratedListProps {
  readonly onDrop: () => void;
}

/** Lists values of an earlier definition that have no place in this one, to be copied before they are dismissed. */
export const UnmigratedBanner = ({ unmigrated, onDrop, copy }: UnmigratedBannerProps): ReactElement => (
  <Banner tone="warn" title={lateText().unmigratedTitle}>
    <UnmigratedList unmigrated={unmigrated} />
    <div className="play-buttons">
      <CopyUnmigrated unmigrated={unmigrated} copy={copy} />
      <Button onPress={onDrop}>{formText().dismiss}</Button>
    </div>
  </Banner>
);

/** Unmigrated values, each with its path and the reason. */
export const UnmigratedList = ({ unmigrated }: Pick<UnmigratedListProps, "unmigrated">): ReactElement => (
  <ul className="play-issues">
    {unmigrated.map(({ at, value, why, phrase }) => (
      <li key={`${toPointer(at)} ${why}`}>
        <span className="play-issue-place">
          <ExternalText text={pathLabel(at)} />
        </span>{" "}
        <code>
          <ExternalText text={shown(value)} />
        </code>{" "}
        {sentence(writers().phrase(why, phrase))}
      </li>
    ))}
  </ul>
);

/** A button that copies unmigrated values. */
export const CopyUnmigrated = ({ unmigrated, copy }: UnmigratedListProps): ReactElement => (
  <CopyButton label={lateText().copyUnmigrated} text={() => textOf(unmigrated)} copy={copy} />
);

/** The values with their places, as JSON. */
const textOf = (unmigrated: readonly UnmigratedValue[]): string =>
  printJson(
    unmigrated.map(({ at, value }) => ({ at: toPointer(at), value })),
    2,
  );
