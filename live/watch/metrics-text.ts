import { type Drift, openDrifts, partKinds, type WatchState } from "./watch-state.ts";

/** A metric in the text format of Prometheus (exposition format 0.0.4). */
interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge";
  readonly samples: readonly Sample[];
}

interface Sample {
  readonly labels?: { readonly [name: string]: string };
  readonly value: number;
}

/** Writes the memory of a watch as metrics for Prometheus. */
export const metricsText = (state: WatchState): string => metricsOf(state).map(metricText).join("");

function metricsOf(state: WatchState): readonly Metric[] {
  const { lastRound, rounds, calls, parts } = state;
  const drifts = openDrifts(state);
  const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
    ...{ name: `callboard_watch_${name}`, help, samples },
    type: "gauge",
  });
  return [
    {
      name: "callboard_watch_rounds_total",
      help: "Rounds since the first start.",
      type: "counter",
      samples: [{ value: rounds }],
    },
    {
      name: "callboard_watch_requests_total",
      help: "Requests of all rounds.",
      type: "counter",
      samples: [{ value: calls }],
    },
    ...(lastRound === undefined
      ? []
      : [
          gauge("up", "1 if the API answered in the last round.", [{ value: lastRound.isUp ? 1 : 0 }]),
          gauge("locked_out", "1 if every answer in the last round was 401 or 403.", [
            { value: lastRound.isLockedOut === true ? 1 : 0 },
          ]),
          gauge("last_round_timestamp_seconds", "Time of the last round.", [{ value: seconds(lastRound.at) }]),
          gauge("last_round_duration_seconds", "Duration of the last round.", [
            { value: lastRound.milliseconds / 1000 },
          ]),
        ]),
    gauge("drifts", "Broken promises that last.", [{ value: drifts.length }]),
    gauge("drift_first_seen_timestamp_seconds", "Time since when a promise is broken.", firstSeenSamples(drifts)),
    gauge(
      "confirmed_ratio",
      "Parts of the description that a live answer has shown.",
      partKinds.flatMap((kind) => {
        const ofKind = parts.filter((part) => part.kind === kind);
        const seen = ofKind.filter(({ firstSeen }) => firstSeen !== undefined);
        return ofKind.length === 0 ? [] : [{ labels: { kind }, value: seen.length / ofKind.length }];
      }),
    ),
  ];
}

/** Returns a sample for each endpoint and check; causes are texts of answers, and would make series without a bound. */
function firstSeenSamples(drifts: readonly Drift[]): readonly Sample[] {
  const samples = new Map<string, Sample>();
  for (const { endpoint, check, firstSeen } of drifts) {
    const key = JSON.stringify([endpoint, check]);
    const value = Math.min(seconds(firstSeen), samples.get(key)?.value ?? Number.POSITIVE_INFINITY);
    samples.set(key, { labels: { endpoint, check }, value });
  }
  return [...samples.values()];
}

const seconds = (at: string): number => Date.parse(at) / 1000;

function metricText({ name, help, type, samples }: Metric): string {
  const lines = samples.map(({ labels = {}, value }) => `${name}${labelsText(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

const labelsText = (labels: { readonly [name: string]: string }): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
};

const escaped = (value: string): string =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
