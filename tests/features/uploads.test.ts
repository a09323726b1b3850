import { expect, test } from "vitest";
import { uploadFile } from "~/server/features/uploads";
import type { RequestContext } from "~/server/request/context";
import { createFakeContext } from "./fake-context";

/** The file name that the drive gets. */
async function uploadedName(name: string): Promise<string> {
  const sent: string[] = [];
  const { context } = createFakeContext({});
  const drive = {
    upload: async ({ headers }: { headers: Record<string, string> }) => {
      sent.push(decodeURIComponent(headers["x-file-name"] ?? ""));
      throw new Error("stop");
    },
  };
  const visitor = { ...context, hosts: { ...context.hosts, drive } } as unknown as RequestContext;
  await uploadFile(visitor, new File(["x"], name), "letter").catch(() => undefined);
  return sent[0] ?? "";
}

test.each([
  ["an emoji at the limit", `${"a".repeat(199)}😀.pdf`, `${"a".repeat(199)}😀`],
  ["half of a pair", "surat\ud83d.pdf", "surat\ufffd.pdf"],
  ["a usual name", "Surat Pengantar (1).pdf", "Surat Pengantar (1).pdf"],
])("uploadFile sends a name with %s", async (_title, name, expected) => {
  expect(await uploadedName(name)).toBe(expected);
});
