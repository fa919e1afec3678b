import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from "react";
import type { Issue } from "#engine/interpret";
import type { Types } from "#engine/shape";
import type { OpenMicrophone } from "#machines";
import { makeAskedPlaces } from "./asked-places.ts";
import { makeBrokenTexts } from "./broken-texts.ts";
import { FaultsContext, FormContext, type FormSurroundings } from "./form-context.ts";
import { makeIssueBoard } from "./issue-board.ts";
import { makeRefusedKeys, type TypedFault } from "./key-drafts.ts";
import { makeLeftPlaces } from "./left-places.ts";
import { makeNearness } from "./nearness.ts";
import { Part, type PartProps } from "./part.tsx";
import { placeListeners } from "./place-listeners.ts";
import type { FormPort } from "./port.ts";
import { makeSlices } from "./slices.ts";
import { makeTools } from "./tools.ts";
import { typedListeners } from "./typed-texts.ts";
import { usePrinting } from "./use-printing.ts";
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
  readonly microphone?: OpenMicrophone | undefined;
  /** Passwords of this form are kept like all else, so that no field says otherwise. */
  readonly keepsSecrets?: boolean;
  readonly onWarning?: ((message: string) => void) | undefined;
  /** Told what is to be read out, such as that a new row was given up. */
  readonly onSay?: ((text: string) => void) | undefined;
  /** Told the faults of what is no part of its value, refused keys and broken texts, each time they change. */
  readonly onTypedFaults?: ((faults: readonly TypedFault[]) => void) | undefined;
  readonly children: ReactNode;
}

const silent = (): void => {};
const noIssues: readonly Issue[] = [];

const sameFaults = (a: readonly TypedFault[], b: readonly TypedFault[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ input, found, message }, i) => input === b[i]?.input && found === b[i]?.found && message === b[i]?.message,
  );

/** Tells of refused keys and broken texts as they come and go; a row that goes takes its own along. */
function useTypedFaults(
  { port, keys, texts }: FormSurroundings,
  onTypedFaults: (faults: readonly TypedFault[]) => void,
): void {
  const tell = useStable(onTypedFaults);
  useEffect(() => {
    let told: readonly TypedFault[] = [];
    const look = (): void => {
      const faults = [...texts.faults(), ...keys.faults(port.read())];
      if (!sameFaults(told, faults)) tell(faults);
      told = faults;
    };
    const stops = [keys.subscribe(look), texts.subscribe(look), port.subscribe(look)];
    return () => {
      for (const stop of stops) stop();
      if (told.length > 0) tell([]);
    };
  }, [port, keys, texts, tell]);
}

/** Lends the controls inside it the form, the engine's answers for its types, a clock and chance. */
export function FormProvider(props: FormProviderProps): ReactElement {
  const { port, types, now, randomId, showFaults = false, issues = noIssues, onWarning = silent, children } = props;
  const { onTypedFaults = silent, onSay = silent, microphone, keepsSecrets } = props;
  const lentNow = useStable(now);
  const lentId = useStable(randomId);
  const warn = useStable(onWarning);
  const lentSay = useStable(onSay);
  const [board] = useState(makeIssueBoard);
  useEffect(() => board.put(issues), [board, issues]);
  const surroundings = useMemo((): FormSurroundings => {
    const left = makeLeftPlaces();
    const asked = makeAskedPlaces();
    const dispatch: FormPort["dispatch"] = (edit) => {
      left.follow(edit);
      asked.follow(edit);
      port.dispatch(edit);
    };
    return {
      port: { ...port, dispatch },
      places: placeListeners(port),
      tools: makeTools(types, lentNow, keepsSecrets),
      board,
      typed: typedListeners(port),
      keys: makeRefusedKeys(),
      left,
      asked,
      say: lentSay,
      texts: makeBrokenTexts(),
      now: lentNow,
      randomId: lentId,
      warn,
      microphone,
      nearness: makeNearness(),
      slices: makeSlices(),
      wanted: { current: undefined },
    };
  }, [port, types, board, lentNow, lentId, warn, lentSay, microphone, keepsSecrets]);
  useTypedFaults(surroundings, onTypedFaults);
  usePrinting(surroundings);
  useEffect(() => port.onTravel?.((over) => surroundings.asked.settle(port.read().value, over)), [port, surroundings]);
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
