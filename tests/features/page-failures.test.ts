import { expect, test } from "vitest";
import type { RouteHandle } from "~/lib/route-handle";
import { required } from "~/server/features/required";
import { tenantSettingSchema } from "~/server/hosts/lms/setting";
import { defineLoader } from "~/server/request/define-route";
import { createFakeContext, createHostError } from "./fake-context";

const handle = { access: "public" } satisfies RouteHandle;

test("pages that fail with their host are 503 with Retry-After, and one warning without a stack", async () => {
  const { context } = createFakeContext({});
  const lines: object[] = [];
  const log = { warn: (fields: object) => void lines.push(fields) };
  const setting = tenantSettingSchema.parse({ title: "Pendopo", isMaintenance: false });
  const requestContext = { ...context, log, tenant: { ...context.tenant, setting } };
  const loader = defineLoader(handle, () => required(Promise.reject(createHostError(502))));
  const load = () =>
    loader({
      request: new Request("http://main.localhost/Class"),
      params: {},
      context: { requestContext },
    } as unknown as Parameters<typeof loader>[0]).catch((thrown: unknown) => thrown);

  for (let at = 0; at < 20; at++) {
    const response = await load();
    expect(response).toMatchObject({ status: 503 });
    expect((response as Response).headers.get("retry-after")).toBe("10");
  }

  expect(lines).toEqual([
    expect.objectContaining({ host: "services", kind: "status", status: 502, code: "unavailable" }),
  ]);
  expect(lines[0]).not.toHaveProperty("error");
});
