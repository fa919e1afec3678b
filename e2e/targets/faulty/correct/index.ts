export type { CorrectServer } from "./correct-server.ts";

import { books } from "./books.ts";
import { calculator } from "./calculator.ts";
import type { CorrectServer } from "./correct-server.ts";
import { documents } from "./documents.ts";
import { drafts } from "./drafts.ts";
import { files } from "./files.ts";
import { guests } from "./guests.ts";
import { jobs } from "./jobs.ts";
import { labels } from "./labels.ts";
import { notesInXml } from "./notes-in-xml.ts";
import { oddThings } from "./odd-things.ts";
import { parcels } from "./parcels.ts";
import { plants } from "./plants.ts";
import { quotes } from "./quotes.ts";
import { stars } from "./stars.ts";
import { switches } from "./switches.ts";

/** The servers of the bench that keep all their promises. */
export const correctServers: readonly CorrectServer[] = [
  plants,
  books,
  notesInXml,
  guests,
  calculator,
  switches,
  files,
  quotes,
  jobs,
  stars,
  labels,
  parcels,
  drafts,
  documents,
  ...oddThings,
];
