import {
  Fragment,
  type KeyboardEvent,
  lazy,
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import { formShape, sections } from "#engine/form";
import type { EndpointForm, RequestBody } from "#engine/model";
import { isJsonType, isXmlBody } from "#engine/request";
import { isOfKind, type Types, typesIn } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import type { ToolKeys } from "#ui/commands";
import type { FormPort } from "#ui/form";
import { Button, MethodBadge, SplitPane, useStable } from "#ui/kit";
import {
  PlaygroundShell,
  SectionForm,
  type Shell,
  splitOf,
  type TextSyntax,
  TopBar,
  useSendingByKeys,
  useShell,
} from "#ui/shell";
import type { PlaygroundProps } from "./props.ts";
import { useReplayDrop } from "./replay/replay.tsx";
import { RequestCard } from "./request-card.tsx";
import { ResponseCard } from "./response/response-card.tsx";
import { ToolsSlot } from "./tools-slot.tsx";

/** Props of the button that sends and stops. */
interface SendButtonProps {
  readonly elementRef: RefObject<HTMLButtonElement | null>;
  readonly isUnderWay: boolean;
  readonly refusal: string | undefined;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

const nothing = (): void => {};

/** Sends the request, or stops the current one. */
const SendButton = ({ elementRef, isUnderWay, refusal, onSend, onStop }: SendButtonProps): ReactElement => (
  // A disabled button has no tooltip, so the element around it has it.
  <span className="play-send" title={refusal}>
    <Button
      elementRef={elementRef}
      variant="primary"
      icon={isUnderWay ? "stop" : "send"}
      isDisabled={refusal !== undefined && !isUnderWay}
      onPress={isUnderWay ? onStop : onSend}
      // A double click sends once, also if the response arrives between the two clicks.
      onPressAgain={isUnderWay ? onStop : nothing}
    >
      {isUnderWay ? formText().stop : playgroundText().sendRequest}
    </Button>
  </span>
);

/** Returns the syntax of the text of a body. Text without a structure is its own text. */
function syntaxOf(body: RequestBody): TextSyntax | undefined {
  const isJson = body.kind === "json" && (isJsonType(body.contentType) || !isOfKind(body.shape, "string"));
  return isXmlBody(body) ? "XML" : isJson ? "JSON" : undefined;
}

/** Props of the sections, all of them stable. */
interface FormSectionsProps {
  readonly form: EndpointForm;
  readonly port: FormPort;
  readonly types: Types;
  /** The choice of the body's media type, above its fields. */
  readonly media?: ReactNode;
  readonly onWarning: (message: string) => void;
}

/** The request as a form: headers, parameters and body, each only if it has fields (docs/behavior.md#form-sections). */
const FormSections = memo(function FormSections(props: FormSectionsProps): ReactElement {
  const { form, port, types, media, onWarning } = props;
  const parts = useMemo(() => sections(form.endpoint, form.globalHeaders, types), [form, types]);
  const body = form.endpoint.request?.body;
  const syntax = body && syntaxOf(body);
  return (
    <>
      {parts.map((section) => (
        <Fragment key={section.title}>
          {section.at[0] === "body" && media}
          <SectionForm
            {...{ section, port, types, onWarning }}
            syntax={section.at[0] === "body" ? syntax : undefined}
          />
        </Fragment>
      ))}
      {parts.every(({ at }) => at[0] !== "body") && media}
      {parts.length === 0 && <p className="play-quiet">{playgroundText().noParameters}</p>}
    </>
  );
});

const ReplayBanner = lazy(async () => ({ default: (await import("./replay/replay-banner.tsx")).ReplayBanner }));

const none: PlaygroundProps["unmigrated"] = [];

const namesOf = () =>
  ({
    label: playgroundText().requestAndResponse,
    border: playgroundText().resizePanes,
    tabs: [
      { id: "request", title: playgroundText().request },
      { id: "response", title: playgroundText().response },
    ],
  }) as const;

/**
 * The playground of one HTTP endpoint (docs/behavior.md#playground-layout): form on the left, request and response on
 * the right.
 */
export function Playground(props: PlaygroundProps): ReactElement {
  const { form, response, replay, refusal, onStop, copy } = props;
  const shell = useShell(props, props);
  const { frame, main, isNarrow, sending, onWarning } = shell;
  const [tab, setTab] = useState("request");
  const [hidesRequest, setHidesRequest] = useState(false);
  const toggleRequest = useCallback(() => setHidesRequest((hides) => !hides), []);
  const types = useMemo(() => typesIn(form), [form]);
  const shape = useMemo(() => formShape(form.endpoint, form.globalHeaders), [form]);

  const isUnderWay = response.kind === "loading" || response.kind === "streaming";
  const send = (): void => setTab(sending.send() ? "response" : "request");
  // A second press of the send shortcut stops the request.
  const sendByKey = useSendingByKeys(frame, isUnderWay ? onStop : send);
  const keys = useRef<ToolKeys>(undefined);
  const onKey = (event: KeyboardEvent): void => {
    if (!keys.current?.(event)) sendByKey(event);
  };
  const { over: isOver, ...drop } = useReplayDrop(replay.onFile);
  const unmigratedOfReplay = replay.note?.isOutdated === true ? props.unmigratedOfGiven : none;
  const closeReplay = (): void => {
    replay.onDismiss();
    if (unmigratedOfReplay.length > 0) props.onDropUnmigrated(unmigratedOfReplay);
    frame.current?.focus();
  };
  const refused = useRefused(shell, () => setTab("request"));
  const request = <RequestCard snippet={props.snippet} copy={copy} />;
  return (
    <PlaygroundShell
      {...{ props, shell, names: namesOf(), tab, onKey }}
      onTab={setTab}
      drop={{ isOver, ...drop }}
      bar={
        <TopBar {...props} badge={<MethodBadge method={form.endpoint.method} />} label={playgroundText().requestUrl}>
          <SendButton elementRef={main} {...{ isUnderWay, refusal, onStop }} onSend={send} />
        </TopBar>
      }
      contents={{
        ...{ shape, types },
        examples: form.endpoint.examples,
        call: form.endpoint,
        tools: <ToolsSlot {...{ props, shell, keys }} onSend={send} />,
        notices: {
          listed: unmigratedOfReplay,
          children: replay.note && (
            <ReplayBanner note={replay.note} onDismiss={closeReplay} unmigrated={unmigratedOfReplay} copy={copy} />
          ),
        },
        onSendAnyway: () => {
          if (sending.sendAnyway()) setTab("response");
        },
        sections: (port) => <FormSections {...{ form, port, types, onWarning }} media={props.media} />,
      }}
      below={request}
      beside={
        <SplitPane
          {...splitOf(props.splits, "down")}
          label={playgroundText().resizeCards}
          first={isNarrow ? undefined : request}
          second={
            <ResponseCard
              {...{ response, copy, ...refused }}
              isStale={props.isStale}
              answers={props.answers}
              randomId={props.randomId}
              isRequestShown={!hidesRequest}
              {...(!isNarrow && { onToggleRequest: toggleRequest })}
            />
          }
          hidesFirst={hidesRequest}
          yields={response.kind !== "notStarted"}
        />
      }
    />
  );
}

/** Returns why the request was not sent, for the response card; `openForm` shows the form, which has the issues. */
function useRefused({ isRefused, blocking, sending }: Shell, openForm: () => void) {
  const onShowIssues = useStable((): void => {
    openForm();
    // On a narrow screen, the list of issues is visible after the next render.
    setTimeout(() => sending.summary.current?.focus());
  });
  return { refusedFor: isRefused ? blocking.length : 0, onShowIssues };
}
