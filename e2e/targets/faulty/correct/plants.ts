import { createGarden } from "../plants/garden.ts";
import { plantsApi, plantsTokens } from "../plants/plants-api.ts";
import type { CorrectServer } from "./correct-server.ts";

/** The plants API, which the faults of the bench change. */
export const plants: CorrectServer = {
  name: "plants",
  says: "Plants of two users, with conditions, pages by cursor, keys of requests, events and photos.",
  create: (time) => plantsApi(createGarden(), time),
  credentials: { own: { token: plantsTokens.own }, other: { token: plantsTokens.other } },
};
