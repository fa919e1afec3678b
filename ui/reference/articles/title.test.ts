import { expect, it } from "vitest";
import { bareEndpoint, type Endpoint, type Webhook } from "#engine/model";
import { endpointTitle, fullName, isTitle, webhookTitle } from "./title.ts";

const endpoint: Endpoint = bareEndpoint({
  id: "customers/create",
  path: [{ kind: "literal", value: "/customers" }],
});
const long = "Updates the customer by setting the values of all of the parameters that are passed. Others stay.";

it.each<readonly [Partial<Endpoint>, string]>([
  [{ displayName: "Create", description: "Creates a customer.", id: "PostCustomers" }, "Create"],
  [{ description: "<p>Creates a <b>new</b> customer.</p>", id: "PostCustomers" }, "Creates a new customer"],
  [{ description: "Creates a customer.", id: "PutBucketPolicy" }, "Put bucket policy"],
  [{ description: "Lists all plants. They come by page.", id: "a" }, "Lists all plants"],
  [{ description: "Lists plants, e.g. Ferns, of v1.2 beds. More.", id: "a" }, "Lists plants, e.g. Ferns, of v1.2 beds"],
  [{ description: long, id: "PostV1Customers", path: [{ kind: "literal", value: "/v1/customers" }] }, "/v1/customers"],
  [{ description: "TODO", id: "getBedByID", method: "GET" }, "Get bed by ID"],
  [{ description: long }, "Customers create"],
  [{ id: "list_all_pets" }, "List all pets"],
  [{ id: "list-all-pets", description: "Lists pets of an owner." }, "List all pets"],
  [{ id: "Pets_listAll" }, "Pets list all"],
  [{ id: "pets.items.list" }, "Pets items list"],
  [{ id: "pets.items.list", description: "Lists the items of a pet. They come by page." }, "Lists the items of a pet"],
  [{ id: "pets.items.list", description: long }, "Pets items list"],
  [{ id: "pets.list", description: "Lists the pets." }, "Pets list"],
  [{ id: "login" }, "Login"],
  [{ id: "login", description: "Creates a session." }, "Creates a session"],
  [{ id: "post-customers" }, "/customers"],
  [{ id: "postCustomers" }, "Post customers"],
  [{ id: "postCustomersId", path: [...endpoint.path, { kind: "parameter", key: "id" }] }, "/customers{id}"],
  [{ id: "{?}" }, "/customers"],
  [{ displayName: "POST /customers" }, "/customers"],
  [{ displayName: "[POST] Create a customer" }, "Create a customer"],
  [{ displayName: "POST - Create a customer" }, "Create a customer"],
  [{ displayName: "POST a letter" }, "POST a letter"],
  [{ displayName: "GET /customers" }, "GET /customers"],
  [{ displayName: "POST" }, "POST"],
  [{ displayName: "Create a customer." }, "Create a customer"],
  [{ displayName: "Create customers, orders etc." }, "Create customers, orders etc."],
  [{ displayName: "Create customers..." }, "Create customers..."],
  [{ displayName: "Create a `managed` customer" }, "Create a managed customer"],
  [{ displayName: "Create a customer. [More about **them**](/docs/customers)" }, "Create a customer. More about them"],
  [{ displayName: "Create a customer\nReturns it." }, "Create a customer"],
  [{ displayName: "Create a customer    Returns it." }, "Create a customer"],
  [{ displayName: `Create a customer. ${long}` }, "Create a customer"],
  [{ displayName: "Create by external_id" }, "Create by external_id"],
  [{ displayName: "CreateCustomer", id: "CreateCustomer" }, "Create customer"],
  [{ displayName: "createCustomer()", id: "createCustomer" }, "Create customer"],
  [{ displayName: "Ping", id: "Ping", description: "Answers if the server runs." }, "Ping"],
  [{ id: "POST_CreateCustomer" }, "Create customer"],
  [{ id: "GET_CreateCustomer", method: "GET" }, "Create customer"],
])("titles the endpoint %j as %j", (parts, title) => {
  expect(endpointTitle({ ...endpoint, ...parts })).toBe(title);
});

it.each<readonly [Partial<Endpoint>, string | undefined]>([
  [{ displayName: "Create a `managed` customer." }, undefined],
  [{ displayName: "Create a customer\nReturns it." }, "Create a customer\nReturns it."],
  [{ displayName: `Create a customer. ${long}` }, `Create a customer. ${long}`],
  [{ displayName: `Create a customer. ${long}`, description: `Create a customer. ${long}` }, undefined],
  [{ description: long }, undefined],
])("shows the name of %j in full as %j", (parts, text) => {
  expect(fullName({ ...endpoint, ...parts })).toBe(text);
});

it.each<readonly [Partial<Endpoint>, string, boolean]>([
  [{ displayName: "Create a customer" }, "Create a customer.", true],
  [{ displayName: "Create a customer" }, "<p>Create a <b>customer</b>.</p>", true],
  [{ displayName: "Create a customer" }, "Create a customer. It needs a name.", false],
  [{ displayName: "Create a customer" }, "Create a customer.\n\n- a name", false],
  [{ id: "a", description: "Creates a customer" }, "Creates a customer", true],
])("says of the endpoint %j that its title repeats %j: %s", (parts, description, repeats) => {
  expect(isTitle(description, { ...endpoint, ...parts })).toBe(repeats);
});

it.each([
  [{ displayName: "Label created." }, "Label created"],
  [{ displayName: "Label created" }, "Label created"],
  [{ description: "A label was created." }, "A label was created"],
  [{ description: long }, "Issue comment created"],
  [{ id: "bed.onGrown" }, "Bed on grown"],
  [{ id: "create_plant.ready" }, "Create plant ready"],
  [{ id: "-" }, "-"],
])("titles the webhook %j as %j", (parts, title) => {
  const webhook: Webhook = {
    id: "issue-comment_created",
    namespace: [],
    method: "POST",
    path: [],
    headers: [],
    payloads: [],
    examples: [],
  };
  expect(webhookTitle({ ...webhook, ...parts })).toBe(title);
});
