import { type KeyboardEvent, type ReactElement, useMemo, useRef, useState } from "react";
import { Trail, type TypedIssue, useStable, withTyped } from "#ui/form";
import { Button, Icon, Panes, SplitPane, useFocusAfter } from "#ui/kit";
import { words } from "../words.ts";
import { AuthCard, useCredentialInput } from "./auth-card.tsx";
import { FormSections } from "./form-sections.tsx";
import { useWindowKeys } from "./frame.tsx";
import { Announcement, HistoryButtons, useHistorySteps } from "./history.tsx";
import { HostNotes } from "./host-notes.tsx";
import { IssueSummary, issuesOfCredentials } from "./issue-summary.tsx";
import { Notices } from "./notices.tsx";
import type { PlaygroundProps } from "./props.ts";
import { OpenReplay, useReplayDrop } from "./replay.tsx";
import { RequestCard } from "./request-card.tsx";
import { ResponseCard } from "./response-card.tsx";
import { TopBar } from "./top-bar.tsx";
import { UseExample } from "./use-example.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useNarrow } from "./use-narrow.ts";
import { useSending, useSendingByKeys } from "./use-sending.ts";
import { WhereItGoes } from "./where-it-goes.tsx";

const silent = (): void => {};

/**
 * The playground of one HTTP endpoint (docs/behavior.md#playground-layout): form on the left, request and response on
 * the right.
 */
export function Playground(props: PlaygroundProps): ReactElement {
  const { form, port, response, auth, onAuth, now, randomId, onWarning = silent } = props;
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  // An answered question goes away.
  const focus = useFocusAfter(main, frame);
  const narrow = useNarrow(frame);
  const focusKeeper = useKeptFocus(frame, narrow);
  const [tab, setTab] = useState("request");
  // A form that starts anew forgets which fields were left and which empty ones were asked for.
  const [start, setStart] = useState(0);
  const [typedIssues, setTypedIssues] = useState<readonly TypedIssue[]>([]);
  const issues = useMemo(() => withTyped(props.issues, typedIssues), [props.issues, typedIssues]);
  const allIssues = useMemo(() => [...issuesOfCredentials(auth), ...issues], [auth, issues]);
  // Counts the tries to send while a question is open, which then gets the focus.
  const [asks, setAsks] = useState(0);
  const onSend: PlaygroundProps["onSend"] = (options) => {
    const isSent = props.onSend(options);
    if (!isSent) setAsks((count) => count + 1);
    return isSent;
  };
  const readIssues = () => [...issuesOfCredentials(auth), ...withTyped(props.readIssues(), typedIssues)];
  const sending = useSending({ ...props, readIssues, onSend });
  const { issuesShown, summaryShown, send, sendAnyway: insist, forget, summary } = sending;
  const { wanted, showInput, onShown } = useCredentialInput(onAuth);
  const isRefused = summaryShown && allIssues.length > 0;

  const isUnderWay = response.kind === "loading" || response.kind === "streaming";
  // A second press of the keys that send stops what is under way.
  const trySending = (): void => {
    if (isUnderWay) props.onStop();
    else setTab(send() ? "response" : "request");
  };
  const sendAnyway = (): void => {
    if (insist()) setTab("response");
  };
  const restart = (reset: () => void, message: string) => (): void => {
    reset();
    time.say(message);
    forget();
    setStart((count) => count + 1);
  };
  const sendByKeys = useSendingByKeys(frame, trySending);
  const time = useHistorySteps(props.history, frame);
  // Before the widgets: Enter on a button would press that button instead.
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (time.onKey(event)) return;
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    sendByKeys(event.target);
  };
  useWindowKeys(onKeyDownCapture);
  const warn = useStable(onWarning);
  const { over, ...drop } = useReplayDrop(props.replay.onFile);
  const { note } = props.replay;
  const unmigratedOfReplay = note?.isOutdated === true ? props.unmigratedOfGiven : [];
  const closeReplay = (): void => {
    props.replay.onDismiss();
    if (unmigratedOfReplay.length > 0) props.onDropUnmigrated(unmigratedOfReplay);
    frame.current?.focus();
  };

  const left = (
    <div className="play-form">
      <Trail />
      <div className="play-tools">
        <a className="play-link" href={props.referenceHref}>
          {words.viewInReference}
          <Icon name="arrowOut" />
        </a>
        <span className="play-push play-buttons">
          <HistoryButtons history={props.history} onUndo={time.undo} onRedo={time.redo} />
          <UseExample
            examples={form.endpoint.examples}
            onUse={(position) => restart(() => props.onUseExample(position), words.exampleUsed)()}
          />
          <OpenReplay onFile={props.replay.onFile} />
          <Button onPress={restart(props.onClear, words.formCleared)}>{words.clearForm}</Button>
        </span>
      </div>
      <Announcement text={time.said} />
      <Notices {...props} {...{ unmigratedOfReplay }} replay={{ note, onDismiss: closeReplay }} onWarning={warn} />
      {isRefused && (
        <IssueSummary ref={summary} issues={allIssues} onSendAnyway={sendAnyway} onCredential={showInput} />
      )}
      {auth && <AuthCard {...{ auth, onAuth, now, randomId, wanted, onShown }} onWarning={warn} />}
      <FormSections
        key={start}
        form={form}
        port={port}
        now={now}
        randomId={randomId}
        paste={props.paste}
        microphone={props.microphone}
        showIssues={issuesShown}
        issues={props.issues}
        onWarning={warn}
        onTypedIssues={setTypedIssues}
      />
    </div>
  );
  const [hidesRequest, setHidesRequest] = useState(false);
  const request = <RequestCard snippet={props.snippet} copy={props.copy} />;
  const answer = (
    <ResponseCard
      response={response}
      isEarlier={isRefused}
      copy={props.copy}
      answers={props.answers}
      randomId={randomId}
      {...(!narrow && { request: { isShown: !hidesRequest, toggle: () => setHidesRequest(!hidesRequest) } })}
    />
  );

  const split = (direction: "across" | "down") => ({
    direction,
    initial: props.splits.read(direction),
    onMoved: (share: number) => props.splits.write(direction, share),
  });

  return (
    <div ref={frame} tabIndex={-1} className="play-content" data-over={over || undefined} {...focusKeeper} {...drop}>
      <div {...focus}>
        <TopBar {...props} main={main} onSend={trySending} />
        {auth && <WhereItGoes {...{ auth, onAuth, now }} onWarning={warn} />}
        <HostNotes {...{ auth, onAuth, asks }} question={props.question} onWarning={warn} />
      </div>
      <Panes
        isNarrow={narrow}
        split={{ ...split("across"), label: words.resizePanes }}
        label={words.requestAndResponse}
        tabs={[
          { id: "request", title: words.request },
          { id: "response", title: words.response },
        ]}
        selected={tab}
        onSelect={setTab}
        first={
          <>
            {left}
            {narrow && request}
          </>
        }
        second={
          <SplitPane
            {...split("down")}
            label={words.resizeCards}
            first={narrow ? undefined : request}
            second={answer}
            hidesFirst={hidesRequest}
          />
        }
      />
    </div>
  );
}
