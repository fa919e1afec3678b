import { createHash } from "node:crypto";
import { exactText, isExact, isObject, type Json, type JsonObject, numberFromText, own, printJson } from "#engine/json";
import type { Api, Called } from "../http/create-handle.ts";
import { type Answer, empty, type Outcome, text } from "../http/exchange.ts";
import { json, problem } from "../http/json-answer.ts";
import { type Garden, type Planted, plantsOf } from "./garden.ts";

/** Dependencies of the plants API. */
export interface PlantsDeps {
  readonly garden: Garden;
  /** The time, in milliseconds. */
  readonly now: () => number;
}

/** Answers kept for repeated requests with an Idempotency-Key; the oldest are forgotten. */
const maxKeys = 10_000;

/** Requests to the weather before a pause, and its duration in milliseconds. */
const weather = { requests: 5, pause: 1000 };

const idOf = (value: Json | undefined): bigint => BigInt(isExact(value) ? exactText(value) : String(value));

const etagOf = ({ id, revision }: Planted): string => `"${id}-${revision}"`;

const shown = ({ id, value }: Planted): Json => ({ id: numberFromText(String(id)), ...value });

const plantAnswer = (status: number, plant: Planted, headers: Answer["headers"] = {}): Answer =>
  json(status, shown(plant), { etag: etagOf(plant), ...headers });

/** Removes what only the server sets, and what it never shows. */
const stored = (body: Json | undefined): JsonObject => {
  const { id: _, pin: __, ...rest } = isObject(body) ? body : {};
  return rest;
};

const tagsIn = (condition: Json | undefined): readonly string[] =>
  typeof condition === "string" ? condition.split(",").map((one) => one.trim()) : [];

/** Returns true if an If-Match holds: tags are compared strongly (RFC 9110, section 13.1.1). */
const matches = (condition: Json | undefined, plant: Planted): boolean =>
  condition === undefined || condition === "*" || tagsIn(condition).includes(etagOf(plant));

/** Returns true if an If-None-Match finds the tag: tags are compared weakly (RFC 9110, section 13.1.2). */
const isKnown = (condition: Json | undefined, plant: Planted): boolean =>
  condition === "*" || tagsIn(condition).some((one) => one.replace(/^W\//, "") === etagOf(plant));

/** Creates the functions of the plants API. */
export function plantsOperations({ garden, now }: PlantsDeps): Api["operations"] {
  const find = ({ path, user }: Called): Planted | undefined => {
    const plant = garden.plants.get(idOf(path.id));
    return plant?.owner === user ? plant : undefined;
  };
  const onPlant = (answer: (plant: Planted, called: Called) => Outcome) => (called: Called) => {
    const plant = find(called);
    return plant === undefined ? problem(404, "You have no such plant.") : answer(plant, called);
  };
  const store = (plant: Planted): Planted => {
    garden.plants.set(plant.id, plant);
    return plant;
  };
  const update = (value: (plant: Planted, body: Json | undefined) => JsonObject) =>
    onPlant((plant, { header, body }) => {
      if (!matches(header["If-Match"], plant)) return problem(412, "The plant has another entity tag.");
      return plantAnswer(200, store({ ...plant, revision: plant.revision + 1, value: value(plant, body) }));
    });
  return {
    createPlant: idempotent(({ user, body }) => {
      const plant = store({ id: garden.nextId(), owner: user, revision: 1, value: stored(body) });
      return plantAnswer(201, plant, { location: `/plants/${plant.id}` });
    }),
    listPlants: (called) => listPlants(garden, called),
    getPlant: onPlant((plant, { header }) =>
      isKnown(header["If-None-Match"], plant) ? empty(304, { etag: etagOf(plant) }) : plantAnswer(200, plant),
    ),
    replacePlant: update((_, body) => stored(body)),
    changePlant: update((plant, body) => {
      const { note, ...rest } = { ...plant.value, ...stored(body) };
      return note === undefined || note === null ? rest : { ...rest, note };
    }),
    deletePlant: onPlant((plant) => {
      garden.plants.delete(plant.id);
      return empty(204);
    }),
    watchPlant: onPlant((_, { query }) => text(200, "text/event-stream", events(Number(query.count ?? 4)))),
    addPhoto: onPlant((_, called) => addPhoto(called)),
    getWeather: limited(now),
  };
}

function listPlants(garden: Garden, { query, header, user }: Called): Outcome {
  const { limit = 10, cursor, kind } = query;
  const all = plantsOf(garden, user).filter(({ value }) => kind === undefined || own(value, "kind") === kind);
  const after = typeof cursor === "string" ? BigInt(cursor.slice(1)) : undefined;
  const rest = all.filter(({ id }) => after === undefined || id < after);
  const items = rest.slice(0, Number(limit));
  const last = items.at(-1);
  const next = last !== undefined && rest.length > items.length ? `c${last.id}` : null;
  const trace = header["X-Trace"];
  return json(
    200,
    { items: items.map(shown), next },
    { "x-total-count": String(all.length), ...(typeof trace === "string" && { "x-trace": trace }) },
  );
}

/** Answers a repeated request with the same key as the first time; the same key for another request is refused. */
function idempotent(answer: (called: Called) => Outcome): (called: Called) => Outcome {
  const known = new Map<string, { readonly body: string; readonly outcome: Outcome }>();
  return (called) => {
    const key = called.header["Idempotency-Key"];
    if (key === undefined) return answer(called);
    const name = `${called.user} ${key}`;
    const body = printJson(called.body ?? null);
    const before = known.get(name);
    if (before !== undefined) {
      return before.body === body ? before.outcome : problem(422, "The key was used for another plant.");
    }
    const outcome = answer(called);
    known.set(name, { body, outcome });
    const [oldest] = known.keys();
    if (known.size > maxKeys && oldest !== undefined) known.delete(oldest);
    return outcome;
  };
}

const eventOf = (at: number): JsonObject => {
  const time = new Date(Date.UTC(2026, 4, 1, at)).toISOString();
  return at % 2 === 0
    ? { type: "watered", at: time, litres: 0.5 }
    : { type: "measured", at: time, height: 1 + at / 10 };
};

const events = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `id: ${at}\ndata: ${printJson(eventOf(at))}\n\n`);

function addPhoto({ body, files }: Called): Outcome {
  const file = files.file;
  if (file === undefined) return problem(400, "The field file must be a file.");
  const { caption } = isObject(body) ? body : {};
  const sha256 = createHash("sha256").update(file).digest("hex");
  return json(201, { bytes: file.length, sha256, ...(caption !== undefined && { caption }) });
}

/** Answers a number of requests, then none until a pause is over. */
function limited(now: () => number): () => Outcome {
  let left = weather.requests;
  let openAt = 0;
  return () => {
    const time = now();
    if (left === 0 && time >= openAt) left = weather.requests;
    if (left === 0) {
      return problem(429, "Wait for a second.", { "retry-after": String(Math.ceil((openAt - time) / 1000)) });
    }
    left -= 1;
    if (left === 0) openAt = time + weather.pause;
    return json(200, { sky: "clear", celsius: 21.5 });
  };
}
