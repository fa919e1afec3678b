import type { Availability } from "#engine/shape";

/** How far a thing may be relied on, with what the author says of it. */
export interface AvailabilityAst {
  readonly status: Availability;
  readonly message?: string;
}

/** What authors can say of nearly everything. */
export interface DescribedAst {
  readonly docs?: string;
  readonly availability?: Availability;
}
