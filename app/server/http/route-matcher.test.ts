import { expect, test } from "vitest";
import { canonicalPath, createRouteMatcher } from "./route-matcher";

test("[RTE5] fixed segments take the case of the route table, parameters keep theirs", () => {
  expect(canonicalPath("Blog/:id/:title?", "/blog/12/Judul-Saya")).toBe("/Blog/12/Judul-Saya");
  expect(canonicalPath("Class/Competence/:slug", "/CLASS/competence/TKJ/")).toBe(
    "/Class/Competence/TKJ",
  );
  expect(canonicalPath("", "/")).toBe("/");
  expect(canonicalPath("*", "/Apa/Saja/")).toBe("/Apa/Saja/");
});

const route = (path: string, more: object = {}) => ({
  id: path,
  parentId: "root",
  path,
  module: { default: () => null, ...more },
});
const matcher = createRouteMatcher({
  root: { id: "root", path: "", module: { default: () => null } },
  home: { id: "home", parentId: "root", index: true, module: { default: () => null } },
  "Class/:slug": route("Class/:slug"),
  "Class/Competence/:slug": route("Class/Competence/:slug", { handle: { query: ["a"] } }),
  "*": route("*"),
  "file/:name": { ...route("file/:name"), module: { loader: () => null } },
} as never);

test("[RTE7] a fixed segment wins over a parameter", () => {
  expect(matcher("/class/competence/tkj")).toEqual({
    handle: { query: ["a"] },
    isPage: true,
    canonical: "/Class/Competence/tkj",
  });
});

test("the home page, resource routes and unmatched paths are distinguished", () => {
  expect(matcher("/")).toMatchObject({ isPage: true, canonical: "/" });
  expect(matcher("/file/x")).toMatchObject({ isPage: false });
  expect(matcher("/nowhere/at/all")).toMatchObject({ isPage: true, canonical: "/nowhere/at/all" });
});
