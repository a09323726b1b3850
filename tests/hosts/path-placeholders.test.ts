import { describe, expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { CONTRACTS } from "~/server/hosts/contracts";
import type { defineHost, Operation, PlaceholdersMatch } from "~/server/hosts/host-contract";

interface OperationOf<Path extends string, Name extends string> extends Operation {
  path: Path;
  params: z.ZodObject<Record<Name, z.ZodString>>;
}
type WithoutParams<Path extends string> = Omit<Operation, "params" | "path"> & { path: Path };

/** Whether the compiler accepts the operation in `defineHost`. */
type IsAccepted<O extends Operation> = { find: O } extends Parameters<
  typeof defineHost<{ find: O }>
>[1]
  ? true
  : false;

describe("PlaceholdersMatch", () => {
  test("accepts placeholders that equal the keys of params", () => {
    expectTypeOf<PlaceholdersMatch<OperationOf<"v1/a/{id}", "id">>>().toEqualTypeOf<true>();
    expectTypeOf<
      PlaceholdersMatch<OperationOf<"v1/{id}/b/{key}", "id" | "key">>
    >().toEqualTypeOf<true>();
    expectTypeOf<PlaceholdersMatch<WithoutParams<"v1/a">>>().toEqualTypeOf<true>();
    expectTypeOf<IsAccepted<OperationOf<"v1/a/{id}", "id">>>().toEqualTypeOf<true>();
  });

  test("rejects a misspelt, missing or surplus placeholder", () => {
    expectTypeOf<PlaceholdersMatch<OperationOf<"v1/a/{idd}", "id">>>().toEqualTypeOf<false>();
    expectTypeOf<PlaceholdersMatch<OperationOf<"v1/a", "id">>>().toEqualTypeOf<false>();
    expectTypeOf<PlaceholdersMatch<OperationOf<"v1/{id}/{key}", "id">>>().toEqualTypeOf<false>();
    expectTypeOf<PlaceholdersMatch<WithoutParams<"v1/a/{id}">>>().toEqualTypeOf<false>();
    expectTypeOf<PlaceholdersMatch<OperationOf<string, "id">>>().toEqualTypeOf<false>();
    expectTypeOf<IsAccepted<OperationOf<"v1/a/{idd}", "id">>>().toEqualTypeOf<false>();
  });
});

test("every operation's placeholders are the keys of its params", () => {
  const operations = Object.values(CONTRACTS).flatMap(({ operations }): Operation[] =>
    Object.values(operations),
  );

  for (const { path, params } of operations) {
    const placeholders = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
    expect(placeholders.toSorted(), path).toEqual(Object.keys(params?.shape ?? {}).toSorted());
  }
});
