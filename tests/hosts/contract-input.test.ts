import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createBody, createPath, createQueryString } from "~/server/hosts/build-request";
import { ContractInputError, type Operation } from "~/server/hosts/host-contract";

const operation = {
  path: "things/{id}",
  params: z.object({ id: z.string().max(4) }),
  query: z.object({ page: z.number().optional() }),
  body: z.object({ token: z.string().min(8), name: z.string() }),
} as unknown as Operation;

describe("invalid input to a contract", () => {
  test("is a ContractInputError in path and query", () => {
    expect(() => createPath("test", "read", operation, { id: "12345" })).toThrow(
      ContractInputError,
    );
    expect(() => createQueryString(operation, { page: "x" })).toThrow(ContractInputError);
  });

  test("is a ContractInputError if only a reference in the body is invalid", () => {
    expect(() => createBody(operation, { token: "cut", name: "Sri" })).toThrow(ContractInputError);
  });

  test("is a ZodError in any other field of the body", () => {
    expect(() => createBody(operation, { token: "cut", name: 1 })).toThrow(z.ZodError);
  });
});
