import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from "react";
import type { Issue } from "#engine/interpret";
import type { Types } from "#engine/shape";
import type { OpenMicrophone } from "#machines";
import { useStable } from "#ui/kit";
import { useProse } from "#ui/prose";
import {
  draftListeners,
  FormContext,
  type FormDeps,
  type FormPort,
  type FormViews,
  makeBrokenTexts,
  makeIssueBoard,
  makeNearViewport,
  makeRefusedKeys,
  makeRevealedFields,
  makeSlices,
  makeTouchedFields,
  pathListeners,
  rulesHint,
  ShowIssuesContext,
  type TypedIssue,
} from "./context/index.ts";
import { makeTools } from "./model/index.ts";
import { useTabIntoUndrawn } from "./use-tab-into-undrawn.ts";

/**
 * Props that all parts of one form share. `port`, `types` and `views` must be stable: another one makes another form.
 */
export interface FormDepsProviderProps {
  /** The views of controls, which may load late. */
  readonly views: FormViews;
  /** Rewrites the text of an issue, such as in another language. Must be stable. */
  readonly issueText?: ((issue: Issue) => string) | undefined;
  readonly port: FormPort;
  readonly types: Types;
  readonly now: () => Date;
  readonly randomId: () => string;
  /** Shows all issues, not only issues of touched fields. */
  readonly showIssues?: boolean | undefined;
  /** The issues of the whole request. Fields show these after issues of their shape. */
  readonly issues?: readonly Issue[] | undefined;
  readonly microphone?: OpenMicrophone | undefined;
  /** Passwords of this form are saved like other values, so no field says that they are not. */
  readonly keepsSecrets?: boolean;
  readonly onWarning?: ((message: string) => void) | undefined;
  /** Called with texts for screen readers, such as that a new row was canceled. */
  readonly onAnnounce?: ((text: string) => void) | undefined;
  /** Called with the issues of refused keys and broken texts, which are not part of the value, on each change. */
  readonly onTypedIssues?: ((issues: readonly TypedIssue[]) => void) | undefined;
  readonly children: ReactNode;
}

const silent = (): void => {};
const noIssues: readonly Issue[] = [];

const sameIssues = (a: readonly TypedIssue[], b: readonly TypedIssue[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ input, found, message }, i) => input === b[i]?.input && found === b[i]?.found && message === b[i]?.message,
  );

/** Reports refused keys and broken texts when they change. A removed row takes its own along. */
function useTypedIssues({ port, keys, texts }: FormDeps, onTypedIssues: (issues: readonly TypedIssue[]) => void): void {
  const report = useStable(onTypedIssues);
  useEffect(() => {
    let reported: readonly TypedIssue[] = [];
    const check = (): void => {
      const issues = [...texts.issues(), ...keys.issues(port.read())];
      if (!sameIssues(reported, issues)) report(issues);
      reported = issues;
    };
    const stops = [keys.subscribe(check), texts.subscribe(check), port.subscribe(check)];
    return () => {
      for (const stop of stops) stop();
      if (reported.length > 0) report([]);
    };
  }, [port, keys, texts, report]);
}

/** Provides the form, the interpreters of its types, a clock and random ids to the controls inside it. */
export function FormDepsProvider(props: FormDepsProviderProps): ReactElement {
  const { port, types, now, randomId, showIssues = false, issues = noIssues, onWarning = silent, children } = props;
  const { views, issueText, onTypedIssues = silent, onAnnounce = silent, microphone, keepsSecrets } = props;
  const stableNow = useStable(now);
  const stableId = useStable(randomId);
  const warn = useStable(onWarning);
  const stableAnnounce = useStable(onAnnounce);
  const prose = useProse();
  const [board] = useState(makeIssueBoard);
  useEffect(() => board.put(issues), [board, issues]);
  const deps = useMemo((): FormDeps => {
    const touched = makeTouchedFields();
    const revealed = makeRevealedFields();
    const dispatch: FormPort["dispatch"] = (edit) => {
      touched.follow(edit);
      revealed.follow(edit);
      port.dispatch(edit);
    };
    return {
      port: { ...port, dispatch },
      paths: pathListeners(port),
      views,
      tools: makeTools(types, stableNow, { keepsSecrets, prose, rulesHint, issueText }),
      board,
      typed: draftListeners(port),
      keys: makeRefusedKeys(),
      touched,
      revealed,
      say: stableAnnounce,
      texts: makeBrokenTexts(),
      now: stableNow,
      randomId: stableId,
      warn,
      microphone,
      nearViewport: makeNearViewport(),
      slices: makeSlices(),
      wanted: { current: undefined },
    };
  }, [
    port,
    types,
    views,
    board,
    stableNow,
    stableId,
    warn,
    stableAnnounce,
    microphone,
    keepsSecrets,
    prose,
    issueText,
  ]);
  useTypedIssues(deps, onTypedIssues);
  usePrinting(deps);
  useTabIntoUndrawn(deps);
  useEffect(() => port.onHistoryStep?.((over) => deps.revealed.settle(port.read().value, over)), [port, deps]);
  return (
    <FormContext.Provider value={deps}>
      <ShowIssuesContext.Provider value={showIssues}>{children}</ShowIssuesContext.Provider>
    </FormContext.Provider>
  );
}

/** Texts that may be longer than a line of paper, in UTF-16 units: an input would cut them there. */
const maxLineLength = 40;

const isLong = (text: string): boolean => text.length > maxLineLength || text.includes("\n");

type Text = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: Element): element is Text =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== "password");

/** Copies long texts to attributes that the print style shows in full instead of the inputs. */
function spreadTexts(page: Document): void {
  const texts = [...page.querySelectorAll(".form-field input, .form-field textarea, .form-key input")].filter(isText);
  for (const element of texts) if (isLong(element.value)) element.parentElement?.setAttribute(attribute, element.value);
}

function gatherTexts(page: Document): void {
  for (const element of page.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
}

const attribute = "data-printed";

/** Creates a form ready for paper before it is printed: all fields drawn, each text in full. */
function usePrinting({ slices }: FormDeps): void {
  useEffect(() => {
    const onBefore = (): void => {
      slices.finish();
      spreadTexts(document);
    };
    const onAfter = (): void => gatherTexts(document);
    addEventListener("beforeprint", onBefore);
    addEventListener("afterprint", onAfter);
    return () => {
      removeEventListener("beforeprint", onBefore);
      removeEventListener("afterprint", onAfter);
      onAfter();
    };
  }, [slices]);
}
