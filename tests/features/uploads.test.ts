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
  await uploadFile(visitor, new File(["x"], name), { purpose: "letter" }).catch(() => undefined);
  return sent[0] ?? "";
}

test.each([
  ["an emoji at the limit", `${"a".repeat(199)}😀.pdf`, `${"a".repeat(199)}😀`],
  ["half of a pair", "surat\ud83d.pdf", "surat\ufffd.pdf"],
  ["a usual name", "Surat Pengantar (1).pdf", "Surat Pengantar (1).pdf"],
])("uploadFile sends a name with %s", async (_title, name, expected) => {
  expect(await uploadedName(name)).toBe(expected);
});

test.each(["<h1>It works!</h1>", '{"status":true,"data":{"id":'])(
  "uploadFile reports a file that the drive confirms with %j",
  async (answer) => {
    const upload = async () => new Response(answer, { status: 201 });
    const { context } = createFakeContext({});
    Object.assign(context.hosts, { drive: { upload } });

    expect(await uploadFile(context, new File(["x"], "surat.pdf"), { purpose: "letter" })).toEqual({
      ok: false,
      message: "Berkas belum dapat disimpan, coba lagi",
    });
  },
);
