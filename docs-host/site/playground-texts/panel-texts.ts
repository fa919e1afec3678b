import type { AuthWords } from "#ui/auth";
import type { ChannelWords, LogWords } from "#ui/channel";
import type { FailureWords } from "#ui/failure-words";
import type { RecorderWords } from "#ui/form";
import type { HistoryWords } from "#ui/history";
import type { ResponseWords } from "#ui/response";
import type { StreamWords } from "#ui/stream";
import type { AnswerToolsWords, GeneratedWords, ReplayWords } from "../panel-words/index.ts";

/** The texts of the playground's panels in one language, by the names under which panels ask for them. */
export interface PanelTexts {
  readonly auth: AuthWords;
  readonly channel: ChannelWords;
  readonly log: LogWords;
  readonly history: HistoryWords;
  readonly response: ResponseWords;
  readonly stream: StreamWords;
  readonly answerTools: AnswerToolsWords;
  readonly replay: ReplayWords;
  readonly generated: GeneratedWords;
  readonly recorder: RecorderWords;
  readonly failures: FailureWords;
}

/** The texts of the tools that few readers need. */
export type ToolTexts = Pick<PanelTexts, "generated" | "recorder">;
