"use client";
export { SignUp as default } from "./sign-up.js";
