"use client";
import { ApiReference } from "callboard/react";

export default function Page() {
  return <ApiReference src="/openapi.yaml" endpoint="GET /plants" />;
}
