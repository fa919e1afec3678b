import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from "react";
import type { Issue } from "#engine/interpret";
import type { Types } from "#engine/shape";
import { FaultsContext, FormContext, type FormSurroundings } from "./form-context.ts";
import { makeIssueBoard } from "./issue-board.ts";
import { type KeyFault, makeKeyDrafts } from "./key-drafts.ts";
import { makeNearness } from "./nearness.ts";
import { Part, type PartProps } from "./part.tsx";
import { placeListeners } from "./place-listeners.ts";
import type { FormPort } from "./port.ts";
import { makeSlices } from "./slices.ts";
import { makeTools } from "./tools.ts";
import { useStable } from "./use-stable.ts";

/** What all parts of one form share. `port` and `types` should keep their identity: others make another form. */
export interface FormProviderProps {
  readonly port: FormPort;
  readonly types: Types;
  readonly now: () => Date;
  readonly randomId: () => string;
  /** Shows every fault, not only those of fields that were left. */
  readonly showFaults?: boolean | undefined;
  /** The faults of the whole request; fields show theirs beside what their shape says. */
  readonly issues?: readonly Issue[] | undefined;
  readonly onWarning?: ((message: string) => void) | undefined;
  /** Told the keys that the form refused, which are no part of its value, each time they change. */
  readonly onKeyFaults?: ((faults: readonly KeyFault[]) => void) | undefined;
  readonly children: ReactNode;
}

const silent = (): void => {};
const noIssues: readonly Issue[] = [];

const sameFaults = (a: readonly KeyFault[], b: readonly KeyFault[]): boolean =>
  a.length === b.length && a.every(({ input, found }, i) => input === b[i]?.input && found === b[i]?.found);

/** Tells of refused keys as they come and go; a row that goes takes its own along. */
function useKeyFaults({ port, keys }: FormSurroundings, onKeyFaults: (faults: readonly KeyFault[]) => void): void {
  const tell = useStable(onKeyFaults);
  useEffect(() => {
    let told: readonly KeyFault[] = [];
    const look = (): void => {
      const faults = keys.faults(port.read().value);
      if (!sameFaults(told, faults)) tell(faults);
      told = faults;
    };
    const stops = [keys.subscribe(look), port.subscribe(look)];
    return () => {
      for (const stop of stops) stop();
      if (told.length > 0) tell([]);
    };
  }, [port, keys, tell]);
}

/** Lends the controls inside it the form, the engine's answers for its types, a clock and chance. */
export function FormProvider(props: FormProviderProps): ReactElement {
  const { port, types, now, randomId, showFaults = false, issues = noIssues, onWarning = silent, children } = props;
  const { onKeyFaults = silent } = props;
  const lentNow = useStable(now);
  const lentId = useStable(randomId);
  const warn = useStable(onWarning);
  const [board] = useState(makeIssueBoard);
  useEffect(() => board.put(issues), [board, issues]);
  const surroundings = useMemo(
    (): FormSurroundings => ({
      port,
      places: placeListeners(port),
      tools: makeTools(types, lentNow),
      board,
      keys: makeKeyDrafts(),
      now: lentNow,
      randomId: lentId,
      warn,
      nearness: makeNearness(),
      slices: makeSlices(),
      wanted: { current: undefined },
    }),
    [port, types, board, lentNow, lentId, warn],
  );
  useKeyFaults(surroundings, onKeyFaults);
  return (
    <FormContext value={surroundings}>
      <FaultsContext value={showFaults}>{children}</FaultsContext>
    </FormContext>
  );
}

/** What the form of one shape needs. */
export interface FormRootProps extends Omit<FormProviderProps, "children">, Omit<PartProps, "optional"> {
  readonly optional?: boolean;
}

/** The form of one shape at one place, ready to be filled in. */
export const FormRoot = ({ shape, at, label, labelledBy, optional = false, ...rest }: FormRootProps): ReactElement => (
  <FormProvider {...rest}>
    <Part at={at} shape={shape} label={label} labelledBy={labelledBy} optional={optional} />
  </FormProvider>
);
