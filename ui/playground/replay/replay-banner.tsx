import { type ReactElement, useEffect, useRef } from "react";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import { Banner, Button } from "#ui/kit";
import { CopyUnmigrated, UnmigratedList, type UnmigratedListProps } from "#ui/shell/unmigrated";
import type { ReplayProps, ReplayStepsNote } from "./replay.tsx";

/** Props of the banner. */
interface ReplayBannerProps extends Omit<ReplayProps, "onFile">, UnmigratedListProps {}

/** Says what became of a replay, with what of it was put aside; it takes the focus, so that it is read out. */
export function ReplayBanner({ note, onDismiss, unmigrated, copy }: ReplayBannerProps): ReactElement | null {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (note !== undefined) banner.current?.focus();
  }, [note]);
  if (note === undefined) return null;
  const { tone, title, text, steps, go } = note;
  return (
    <Banner elementRef={banner} tone={tone} title={title}>
      <p>{text}</p>
      {steps && <Steps {...steps} />}
      {unmigrated.length > 0 && (
        <>
          <p>{lateText().replayUnmigrated}</p>
          <UnmigratedList unmigrated={unmigrated} />
        </>
      )}
      <div className="play-buttons">
        {unmigrated.length > 0 && <CopyUnmigrated unmigrated={unmigrated} copy={copy} />}
        {go && <Button onPress={go.act}>{lateText().goTo({ endpoint: go.to })}</Button>}
        <Button onPress={onDismiss}>{formText().dismiss}</Button>
      </div>
    </Banner>
  );
}

const Steps = ({ before, list, unsaved, run, command }: ReplayStepsNote): ReactElement => (
  <>
    <p>{before}</p>
    <ol className="play-replay-steps" dir="ltr">
      {list.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps may be the same and never move.
        <li key={i}>
          <code>{step}</code>
        </li>
      ))}
    </ol>
    {unsaved.map((one) => (
      <p key={one}>{one}</p>
    ))}
    <p>
      {run} <code dir="ltr">{command}</code>
    </p>
  </>
);
