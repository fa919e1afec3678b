import type { Json } from "#engine/json";
import type { Path } from "#engine/shape";
import type { Call, Step, StepInput } from "../call.ts";
import type { Answer, Violation } from "../checks/index.ts";
import type { Exchange } from "../exchange.ts";
import { type Prober, SilentEndpointError } from "../prober/index.ts";
import type { Resource, SentContent } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";
import { type SentSecret, type ShownValues, shownValues } from "./shown-values.ts";

/** A created resource of a sequence. */
export interface ResourceInstance {
  /** The step that created it. */
  readonly step: number;
  readonly id: Json;
  /** The place of its id in the answer; absent if the client chose it. */
  readonly idFrom?: StepInput["from"];
  readonly call: Call;
  /** The path of its properties in the JSON that is sent for it, such as `data.attributes`. */
  readonly wrapper: Path;
  isDeleted: boolean;
  /** True if the second user could not read it. */
  isPrivate?: boolean;
  /** The JSON that created it. */
  readonly sent?: Json;
  /** Its content, if a request has stored another one than JSON. */
  content?: SentContent;
  /** The value when it was last read, before the updates in `updates`. */
  read?: Json;
  /** Its entity tag at that time. */
  readTag?: string;
  /** The updates that were sent since it was read, in order. */
  updates: readonly Update[];
  /** The updates of other things that were sent since it was read. */
  otherUpdates: readonly Update[];
  /** The last step with an entity tag in its response. */
  etagStep?: number;
  /** The last step with another entity tag than that. */
  oldTagStep?: number;
  /** The thing that it copies, as it was sent and read, and the endpoint that copied it; until the copy is read. */
  copied?: { readonly target: Target; readonly sent: Json; readonly read: Json };
  /** The write-only texts that were sent for it. */
  secrets: readonly SentSecret[];
}

/** The JSON that an endpoint sent for a thing; `isWhole` if it replaces it, `isMerge` if it is a merge patch. */
export interface Update {
  readonly target: Target;
  readonly body: Json;
  readonly isWhole: boolean;
  readonly isMerge?: boolean;
  /** True if the JSON is what the answer to a call changed, which sent something else. */
  readonly isAnswer?: boolean;
}

/** A created thing within another one. */
export interface ChildInstance extends Pick<ResourceInstance, "step" | "id" | "idFrom"> {
  /** The position of the operation that created the other one. */
  readonly of: number;
  /** True if the request that created it names its id. */
  readonly isChosen: boolean;
}

/** A broken promise that a sequence found, and the endpoint of the call that shows it. */
export interface SequenceFinding {
  readonly violation: Violation;
  readonly target: Target;
  /** The number of steps up to the failure. */
  readonly length: number;
  /** The position of the operation of that step. */
  readonly operation: number;
}

/** Facts about a server that one sequence learns for all later ones of a run. */
interface Habits {
  /** True if a wrong read was right when it was made again after a while. */
  isLate: boolean;
  /** Returns for each read if removed things can still be read with a mark. */
  readonly archives: Map<Target, boolean>;
  /** The values of properties that were missing, kept or shown under other names. */
  readonly values: ShownValues;
  /** The properties of each read that have shown a value as it was sent. */
  readonly shown: Map<Target, Set<string>>;
}

const known = new WeakMap<Prober, Habits>();

/** Returns the habits of the server that a prober calls. */
export function habitsOf(prober: Prober): Habits {
  const habits = known.get(prober) ?? { isLate: false, archives: new Map(), values: shownValues(), shown: new Map() };
  known.set(prober, habits);
  return habits;
}

/** The state of a sequence that runs. */
export interface Running {
  /** True if it shows a fault that a longer sequence has shown, so that a server that is never late is not asked twice. */
  readonly isShorter: boolean;
  readonly resource: Resource;
  readonly prober: Prober;
  /** The position of the operation that runs. */
  position: number;
  readonly steps: Step[];
  readonly exchanges: Exchange[];
  /** Things by the position of the operation that created them. */
  readonly instances: Map<number, ResourceInstance>;
  /** Things within others, by the position of the operation that created them. */
  readonly children: Map<number, ChildInstance>;
  /** Ids that the client chose, by the names of the operations that create with them. */
  readonly chosen: Map<string, Json>;
  /** The first step of each operation that made one, by its position. */
  readonly made: Map<number, number>;
  readonly findings: SequenceFinding[];
  /** The list when it was last read to its end. */
  listed?: ListedIds;
  /** The numbers of items of lists, see `noteGrowth`. */
  readonly sizes: Map<string, ListSize>;
}

/** The number of items of a list. */
export interface ListSize {
  readonly count: number;
  /** The step after which it was read. */
  readonly step: number;
  /** True if reads have added to it before. */
  readonly hasGrown: boolean;
}

/** The ids in a list, as `idText` writes them. */
export interface ListedIds {
  /** The first item of each id. */
  readonly ids: ReadonlyMap<string, Json>;
  /** Those that it has more than once, with true if it is the same item each time. */
  readonly repeated: ReadonlyMap<string, boolean>;
  /** True if all items were read. */
  readonly isComplete: boolean;
}

/** Adds a step with its exchange, and returns the answer; undefined without a step if its endpoint never answers. */
export async function makeStep(running: Running, target: Target, step: Step, call: Call): Promise<Answer | undefined> {
  const reply = await running.prober.send(target, call).catch((thrown: unknown) => {
    if (thrown instanceof SilentEndpointError) return undefined;
    throw thrown;
  });
  if (reply === undefined) return undefined;
  running.steps.push(step);
  running.exchanges.push(reply.exchange);
  return reply.answer;
}

/** Adds a step as `makeStep` does; if its answer is wrong, it is made again after a while, and only that one counts. */
export async function makeSettledStep(
  running: Running,
  target: Target,
  step: Step,
  call: Call,
  isWrong: (answer: Answer) => boolean,
): Promise<Answer | undefined> {
  const habits = habitsOf(running.prober);
  const first = await makeStep(running, target, step, call);
  if (first === undefined || !isWrong(first) || (running.isShorter && !habits.isLate)) return first;
  running.steps.pop();
  running.exchanges.pop();
  await running.prober.settle();
  const second = await makeStep(running, target, step, call);
  if (second !== undefined && !isWrong(second)) habits.isLate = true;
  return second;
}

/** Notes that checks were tried at an endpoint. */
export const tries = ({ prober }: Running, target: Target, ...checks: readonly Violation["check"][]): void =>
  prober.tries(target, checks);

/** Notes a broken promise at the last step. */
export const note = ({ findings, steps, position }: Running, target: Target, violation: Violation): void =>
  void findings.push({ violation, target, length: steps.length, operation: position });

/** Returns true if an answer says that something is not there (RFC 9110 sections 15.5.5 and 15.5.11). */
export const isGone = ({ status }: Answer): boolean => status === 404 || status === 410;

/** Returns true if a description documents a response for missing things. */
export const saysGone = ({ endpoint }: Target): boolean =>
  endpoint.errors.some(
    ({ statusCode, statusRange }) => statusRange === undefined && (statusCode === 404 || statusCode === 410),
  );

/** Returns true if an answer is a success. */
export const isFine = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Returns the JSON body of an answer. */
export function bodyOf(answer: Answer): Json | undefined {
  if (answer.bytes.length === 0) return undefined;
  const parsed = answer.json();
  return parsed.ok ? parsed.value : undefined;
}
