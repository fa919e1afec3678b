import { formFragment, formOfReplay } from "#docs-host/playground/replay";
import type { ApiModel } from "#engine/model";
import type { CommandDeps, ExitCode } from "./command.ts";
import { openHost } from "./host.ts";
import type { Replay } from "./replay-file.ts";
import { noon, type Target } from "./target.ts";

/** A failure with its endpoint. */
export interface ShownReplay {
  readonly model: ApiModel;
  readonly target: Target;
  /** The name of its file. */
  readonly file: string;
  readonly replay: Replay;
}

/** Serves the page of the endpoint, and prints the address that opens the form of the failure. */
export async function showReplay(
  { model, target, file, replay }: ShownReplay,
  { out, err, untilEnd }: CommandDeps,
): Promise<ExitCode> {
  const { endpoint, globalHeaders, channel } = target;
  const fields = channel === undefined ? { endpoint, globalHeaders } : { channel };
  const made = formOfReplay({ ...fields, types: model.types }, replay, () => noon);
  if (!made.ok) {
    err(`callboard: ${file} ${made.error}\n`);
    return 2;
  }
  const host = await openHost(model).catch((thrown: unknown) => {
    if (thrown instanceof Error && thrown.name === "AssetsMissingError") return thrown.message;
    throw thrown;
  });
  if (typeof host === "string") {
    err(`callboard: ${host}\n`);
    return 2;
  }
  const page = channel === undefined ? host.pageOf(endpoint.id) : host.pageOfChannel(channel.id);
  const address = `${page}?explorer=true${formFragment(made.form)}`;
  out(
    `${replay.endpoint}, ${replay.law}: ${replay.message}\n\nThe form as it failed: ${address}\n\nPress Ctrl-C to end.\n`,
  );
  await untilEnd();
  await host.close();
  return 0;
}
