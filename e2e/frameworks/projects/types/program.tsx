import * as client from "callboard/client";
import * as config from "callboard/config";
import * as description from "callboard/description";
import * as embed from "callboard/embed";
import * as engine from "callboard/engine";
import * as react from "callboard/react";
import * as registry from "callboard/registry";
import type * as types from "callboard/registry/types";
import * as server from "callboard/server";
import * as testing from "callboard/testing";
import "callboard/react/styles.css";
import schema from "callboard/callboard.schema.json" with { type: "json" };

export const all = [client, config, description, embed, engine, react, registry, server, testing, schema];
export type Registered = types.apis.RegisterApiDefinitionResponse;
export const form = <react.ShapeForm shape={{ kind: "string" }} label="Name" />;
