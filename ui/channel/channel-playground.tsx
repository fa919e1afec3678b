import { type ComponentProps, type KeyboardEvent, memo, type ReactElement, useMemo, useRef, useState } from "react";
import { channelShape, handshakeSections } from "#engine/form";
import type { Issue } from "#engine/interpret";
import { typesFrom } from "#engine/shape";
import { Trail, type TypedIssue, useStable, withTyped } from "#ui/form";
import { Button, Icon, Panes, useFocusAfter } from "#ui/kit";
import { AuthCard, useCredentialInput } from "../playground/auth-card.tsx";
import { Card } from "../playground/card.tsx";
import { FormSurface } from "../playground/form-surface.tsx";
import { useWindowKeys } from "../playground/frame.tsx";
import { Announcement, HistoryButtons, useHistorySteps } from "../playground/history.tsx";
import { HostNotes } from "../playground/host-notes.tsx";
import { IssueSummary, issuesOfCredentials } from "../playground/issue-summary.tsx";
import { Notices } from "../playground/notices.tsx";
import { SectionForm } from "../playground/section-form.tsx";
import { useAfterSend } from "../playground/use-after-send.ts";
import { UseExample } from "../playground/use-example.tsx";
import { useNarrow } from "../playground/use-narrow.ts";
import { useSending } from "../playground/use-sending.ts";
import { WhereItGoes } from "../playground/where-it-goes.tsx";
import { words } from "../words.ts";
import { ChannelBar } from "./channel-bar.tsx";
import { ConnectionNotes, ReconnectChoice, UnsentHeaders } from "./connection-notes.tsx";
import { ChannelLogView, useDrawn } from "./log/index.ts";
import { MessageForm } from "./message-form.tsx";
import type { ChannelProps, LogSource } from "./props.ts";
import { channelWords } from "./words.ts";

const Section = memo(SectionForm);

const silent = (): void => {};

interface MessagesProps extends Omit<ComponentProps<typeof ChannelLogView>, "log"> {
  readonly source: LogSource;
}

/** The log, drawn by itself: a flood of messages must not draw the forms beside it anew. */
function Messages({ source, ...rest }: MessagesProps): ReactElement {
  return <ChannelLogView {...rest} log={useDrawn(source)} />;
}

function MessagesSoFar({ source }: Pick<MessagesProps, "source">): ReactElement {
  return <>{channelWords.messagesSoFar(useDrawn(source).entries.count)}</>;
}

const isOf =
  (type: string) =>
  ({ path }: Issue | TypedIssue): boolean =>
    path[0] === "messages" && path[1] === type;
const isOfHandshake = ({ path }: Issue | TypedIssue): boolean => path[0] !== "messages";

/**
 * The playground of one channel (docs/behavior.md#websocket-playground): forms on the left, the message log on the
 * right.
 */
export function ChannelPlayground(props: ChannelProps): ReactElement {
  const { form, port, connection, auth, onAuth, now, randomId, refusal, onWarning = silent } = props;
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const focus = useFocusAfter(main, frame);
  const narrow = useNarrow(frame);
  const [tab, setTab] = useState("forms");
  // A form that starts anew forgets which fields were left and which empty ones were asked for.
  const [start, setStart] = useState(0);
  const [typedIssues, setTypedIssues] = useState<readonly TypedIssue[]>([]);
  const issues = useMemo(() => withTyped(props.issues, typedIssues), [props.issues, typedIssues]);
  const isClosed = connection.kind === "closed" || connection.kind === "waiting";
  const handshakeIssues = useMemo(() => issues.filter(isOfHandshake), [issues]);
  const isAgain = useRef(false);
  // Counts the tries to send while a question is open, which then gets the focus.
  const [asks, setAsks] = useState(0);
  const asked = (isSent: boolean): boolean => {
    if (!isSent) setAsks((count) => count + 1);
    return isSent;
  };
  const allIssues = useMemo(() => [...issuesOfCredentials(auth), ...handshakeIssues], [auth, handshakeIssues]);
  const readIssues = () => withTyped(props.readIssues(), typedIssues);
  const readHandshakeIssues = () => [...issuesOfCredentials(auth), ...readIssues().filter(isOfHandshake)];
  const { issuesShown, summaryShown, send, sendAnyway, forget, summary } = useSending({
    readIssues: readHandshakeIssues,
    ...(refusal !== undefined && { refusal }),
    onSend: ({ anyway }) => asked(props.onPress(!anyway && isAgain.current)),
  });
  const { wanted, showInput, onShown } = useCredentialInput(onAuth);
  const press = (again: boolean): void => {
    isAgain.current = again;
    if (!isClosed) props.onPress(again);
    else if (!send()) setTab("forms");
  };
  const restart = (reset: () => void) => (): void => {
    reset();
    forget();
    setStart((count) => count + 1);
  };
  const time = useHistorySteps(props.history, frame);
  useWindowKeys((event: KeyboardEvent): void => void time.onKey(event));
  const warn = useStable(onWarning);
  // Loads the list of issues before somebody can press a button.
  useAfterSend();

  const types = useMemo(() => typesFrom(form.types), [form]);
  const shape = useMemo(() => channelShape(form.channel), [form]);
  const sections = useMemo(() => handshakeSections(form.channel), [form]);
  const messages = useMemo(() => form.channel.messages.filter(({ origin }) => origin === "client"), [form]);

  const notes = (
    <div {...focus} className="channel-notes">
      <ConnectionNotes {...props} />
    </div>
  );
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
            examples={form.channel.examples}
            onUse={(position) => restart(() => props.onUseExample(position))()}
          />
          <Button onPress={restart(props.onClear)}>{words.clearForm}</Button>
        </span>
      </div>
      <Announcement text={time.said} />
      <Notices {...props} onWarning={warn} />
      {auth && <AuthCard {...{ auth, onAuth, now, randomId, wanted, onShown }} onWarning={warn} />}
      {!narrow && notes}
      <UnsentHeaders {...props} />
      {summaryShown && allIssues.length > 0 && (
        <IssueSummary ref={summary} issues={allIssues} onSendAnyway={sendAnyway} onCredential={showInput} />
      )}
      <FormSurface
        key={start}
        {...{ shape, types, port, now, randomId }}
        paste={props.paste}
        microphone={props.microphone}
        showIssues={issuesShown}
        issues={props.issues}
        onWarning={warn}
        onTypedIssues={setTypedIssues}
      >
        {(announced) => (
          <>
            {sections.map((section) => (
              <Section key={section.title} {...{ section, types }} port={announced} isText={false} onWarning={warn} />
            ))}
            {messages.map((message) => (
              <MessageForm
                key={message.type}
                {...{ message, types, refusal: isClosed ? refusal : undefined }}
                port={announced}
                // Sending connects first, so that the handshake has to be right too.
                issues={[...(isClosed ? allIssues : []), ...issues.filter((one) => isOf(message.type)(one))]}
                readIssues={() => [
                  ...(isClosed ? readHandshakeIssues() : []),
                  ...readIssues().filter(isOf(message.type)),
                ]}
                saved={props.saved}
                onSend={(type) => asked(props.onSend(type))}
                onCredential={showInput}
                onWarning={warn}
              />
            ))}
            {messages.length === 0 && <p className="play-quiet">{channelWords.noMessagesToSend}</p>}
          </>
        )}
      </FormSurface>
    </div>
  );
  const log = (
    <Card title={channelWords.messages}>
      <Messages
        source={props.log}
        isLive={connection.kind === "opened"}
        onClear={props.onClearLog}
        open={props.openBody}
        copy={props.copy}
        check={props.check}
      />
    </Card>
  );

  return (
    <div ref={frame} tabIndex={-1} className="play-content">
      <div {...focus}>
        <ChannelBar {...props} main={main} onPress={press} />
        <div className="channel-goes">
          {auth && <WhereItGoes {...{ auth, onAuth, now }} onWarning={warn} />}
          <ReconnectChoice {...props} />
        </div>
        <HostNotes {...{ auth, onAuth, asks }} question={props.question} onWarning={warn} />
      </div>
      {narrow && notes}
      <Panes
        isNarrow={narrow}
        split={{
          direction: "across",
          label: channelWords.resizeChannel,
          initial: props.splits.read("across"),
          onMoved: (share) => props.splits.write("across", share),
        }}
        label={channelWords.formsAndMessages}
        tabs={[
          { id: "forms", title: channelWords.channelForms },
          { id: "messages", title: <MessagesSoFar source={props.log} /> },
        ]}
        selected={tab}
        onSelect={setTab}
        first={left}
        second={log}
      />
    </div>
  );
}
