import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serveFile } from "./serve-file.ts";

/** A description of a small API as people write them: prose, rules, examples, an error, and credentials. */
const libraryDescription = (url: string): string => `openapi: 3.1.0
info: { title: Library, version: "1.0", description: Books and who reads them. }
servers: [{ url: "${url}" }]
tags: [{ name: books }, { name: readers }]
paths:
  /books:
    get:
      operationId: findBooks
      summary: Find books
      tags: [books]
      parameters:
        - { name: title, in: query, required: true, description: A part of the title., schema: { type: string, minLength: 2 } }
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 50, default: 10 } }
      responses: { "200": { description: The books., content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Book" } } } } } }
    post:
      operationId: addBook
      summary: Add a book
      description: |
        Adds a book to the shelf. A title is added **once**; see [the rules](https://example.com/rules).

        - Old books are welcome.
        - New ones too.
      tags: [books]
      security: [{ token: [] }]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/NewBook" } } }
      responses:
        "201": { description: The book., content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
        "422": { description: The title is on the shelf already. }
  /books/{bookId}:
    get:
      operationId: getBook
      summary: Get a book
      tags: [books]
      parameters:
        - { name: bookId, in: path, required: true, schema: { type: string } }
        - { name: X-Trace, in: header, schema: { type: string } }
      responses: { "200": { description: The book., content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } } }
  /readers:
    get:
      operationId: listReaders
      summary: List readers
      tags: [readers]
      responses: { "200": { description: The readers. } }
    post:
      operationId: addReader
      summary: Add a reader of the library
      tags: [readers]
      security: [{ token: [] }]
      parameters: [{ name: X-Trace, in: header, schema: { type: string } }]
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [name], properties: { name: { type: string } } }
            examples:
              adult: { summary: A reader who is of age and may therefore borrow each of the books of the library, value: { name: Ada } }
              aReaderWhoIsNotOfAgeAndMayThereforeOnlyBorrowTheBooksForChildren: { value: { name: Ben } }
      responses: { "201": { description: The reader. } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    NewBook:
      type: object
      required: [title, year]
      properties:
        title: { type: string, minLength: 1, description: As on its cover. }
        year: { type: integer, minimum: 1450, maximum: 2100 }
        format: { type: string, enum: [paper, audio, screen], description: How it is read. }
        tags: { type: array, items: { type: string } }
    Book:
      type: object
      required: [id, title, year]
      properties:
        id: { type: string }
        title: { type: string }
        year: { type: integer }
        tags: { type: array, items: { type: string } }
`;

/** The library: a site that shows its description, and the API that answers each call. */
export interface Library {
  readonly site: string;
  readonly stop: () => Promise<void>;
}

/** An added book with a year that is not as documented. */
const added = { id: "b-1", title: "Emma", year: "1815", tags: ["novel"] };

/** Starts the API and a site with the built command, each on a free port. */
export async function startLibrary(): Promise<Library> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const isAdded = request.method === "POST";
      response.writeHead(isAdded ? 201 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(isAdded ? added : [added]));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  const served = await serveFile("library.yaml", libraryDescription(`http://127.0.0.1:${port}`));
  return {
    site: served.site,
    stop: async () => {
      await served.stop();
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
