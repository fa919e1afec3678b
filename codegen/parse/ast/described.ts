import type { Availability } from "#engine/shape";

/** Availability, with the note of the author. */
export interface AvailabilityAst {
  readonly status: Availability;
  readonly message?: string;
}

/** Documentation that nearly every construct may have. */
export interface DescribedAst {
  readonly docs?: string;
  readonly availability?: Availability;
}
