import { xmlText } from "#engine/xml";
import { type PlanInput, type PlannerInput, plannerWith, type RequestPlan, type RequestPlanner } from "./plan.ts";

/** Creates the planner with everything that a request may need; see `plannerWith`. */
export const requestPlanner = (input: PlannerInput): RequestPlanner => plannerWith({ ...input, xml: xmlText });

/** Plans one request; see `requestPlanner`. */
export const planRequest = (input: PlanInput): RequestPlan => requestPlanner(input)(input);
