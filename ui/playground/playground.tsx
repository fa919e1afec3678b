import { type KeyboardEvent, lazy, type ReactElement, useCallback, useMemo, useRef, useState } from "react";
import { formShape } from "#engine/form";
import { typesIn } from "#engine/shape";
import { playgroundText } from "#locales/messages/playground";
import type { ToolKeys } from "#ui/commands";
import { MethodBadge, SplitPane, useStable } from "#ui/kit";
import type { Shell } from "#ui/shell";
import { PlaygroundShell, splitOf, TopBar, useSendingByKeys, useShell } from "#ui/shell";
import { FormSections } from "./form-sections.tsx";
import type { PlaygroundProps } from "./props.ts";
import { useReplayDrop } from "./replay/replay.tsx";
import { RequestCard } from "./request-card.tsx";
import { ResponseCard } from "./response/response-card.tsx";
import { SendButton } from "./send-button.tsx";
import { ToolsSlot } from "./tools-slot.tsx";

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
  const names = namesOf();
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
      {...{ props, shell, names, tab, onKey }}
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
        title: form.endpoint.displayName ?? form.endpoint.id,
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
