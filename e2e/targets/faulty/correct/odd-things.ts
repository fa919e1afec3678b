import type { JsonObject } from "#engine/json";
import type { Schema } from "../http/description.ts";
import { type CollectionOptions, collectionApi } from "./collection.ts";
import type { CorrectServer } from "./correct-server.ts";

const text = (maxLength: number): Schema => ({ type: "string", minLength: 1, maxLength });
const orNull = (schema: Schema): Schema => ({ ...schema, type: [String(schema.type), "null"] });

const without = (value: JsonObject, ...keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** Applies a merge patch of one level (RFC 7396). */
const merged = (sent: JsonObject, before: JsonObject = {}): JsonObject =>
  Object.fromEntries(Object.entries({ ...before, ...sent }).filter(([, value]) => value !== null));

const lower = ({ email, ...rest }: JsonObject): JsonObject =>
  typeof email === "string" ? { ...rest, email: email.toLowerCase() } : rest;

const accountFields = {
  email: { type: "string", pattern: "^[A-Za-z]{1,20}@example\\.com$" },
  bio: text(60),
  city: text(30),
  balance: { type: "integer", format: "int64", minimum: 0 },
} as const satisfies { readonly [name: string]: Schema };
const accountSecrets = {
  password: { type: "string", minLength: 8, maxLength: 30, writeOnly: true },
  pictureFrom: { type: "string", pattern: "^https://example\\.com/[a-z]{8,12}$", writeOnly: true },
  sendWelcome: { type: "boolean" },
} as const satisfies { readonly [name: string]: Schema };

const accounts: CollectionOptions = {
  ...{ name: "accounts", parts: "keys", patchType: "application/merge-patch+json" },
  sent: { ...accountFields, ...accountSecrets },
  required: ["email", "password"],
  changed: {
    ...accountFields,
    bio: orNull(accountFields.bio),
    city: orNull(accountFields.city),
  },
  shown: {
    ...accountFields,
    handle: { type: "string", readOnly: true },
    picture: { type: "object", properties: { original: { type: "string" } } },
    sendWelcome: { type: "boolean" },
  },
  store: (sent, before) => merged(lower(sent), before),
  show: ({ pictureFrom, ...rest }) => ({
    ...without(rest, "password", "sendWelcome"),
    handle: String(rest.email).split("@")[0] ?? "",
    ...(pictureFrom !== undefined && { picture: { original: pictureFrom } }),
  }),
  cascade: 200,
};

const roomFields = {
  color: text(12),
  note: orNull(text(40)),
} as const satisfies { readonly [name: string]: Schema };

const rooms: CollectionOptions = {
  ...{ name: "rooms", parts: "chairs", patchType: "application/json", removes: "with-mark" },
  sent: roomFields,
  required: ["color"],
  changed: { ...roomFields, color: orNull(roomFields.color) },
  shown: { ...roomFields, isArchived: { type: "boolean" } },
  store: (sent, before = { note: null, isArchived: false }) => ({
    ...before,
    ...sent,
    ...(sent.color === null && { color: "white" }),
  }),
  show: (value) => value,
};

const orders: CollectionOptions = {
  ...{ name: "orders", parts: "items", patchType: "application/json", removes: "when-empty" },
  sent: { customer: text(20), coupon: text(10), price: { type: "number", minimum: 0, maximum: 1000 } },
  required: ["customer", "price"],
  shown: {
    customer: text(20),
    coupon: text(10),
    price: { type: "number" },
    total: { type: "number", readOnly: true },
    changes: { type: "integer", readOnly: true },
  },
  // Each change is counted, and the total is computed.
  store: (sent, before = { changes: -1 }) => ({ ...before, ...sent, changes: Number(before.changes) + 1 }),
  show: (value) => ({ ...value, total: Number(value.price) * 2 }),
};

const sensors: CollectionOptions = {
  ...{ name: "sensors", parts: "alarms", patchType: "application/merge-patch+json" },
  sent: {
    place: text(30),
    unit: { type: "string", enum: ["C", "F"] },
    tags: { type: "array", items: text(8), maxItems: 4 },
  },
  required: ["place"],
  changed: {
    place: text(30),
    unit: { type: ["string", "null"], enum: ["C", "F", null], description: "Null is C." },
    tags: { type: "array", items: text(8), maxItems: 4 },
  },
  shown: {
    place: text(30),
    unit: { type: "string", enum: ["C", "F"] },
    tags: { type: "array", items: text(8) },
  },
  // Tags are a set, and the unit has a default.
  store: (sent, before) => {
    const { tags, ...rest } = merged(sent, before);
    const unit = rest.unit ?? "C";
    return { ...rest, unit, tags: Array.isArray(tags) ? [...new Set(tags)].sort() : [] };
  },
  show: (value) => value,
};

const server = (options: CollectionOptions, says: string): CorrectServer => ({
  name: options.name,
  says,
  create: (time) => collectionApi(options, time),
});

/** Collections that differ from others in ways that break no promise. */
export const oddThings: readonly CorrectServer[] = [
  server(
    accounts,
    "Addresses are stored in lower case, a write-only address is shown as its result, a flag is never shown, and keys are removed a while after their account.",
  ),
  server(rooms, "DELETE archives a room, its chairs can be read, and null is the default color."),
  server(orders, "Totals are computed, changes are counted, and an order with items can't be removed."),
  server(sensors, "Tags are sorted without repetition, and null is the default unit."),
];
